import type { ViewProps } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import { CONTACT } from '@/schemas/rules/contact'
import { ActionLink, SafeLink } from '../_parts/action-link'
import { Badge } from '../_parts/badge'
import { CompareButton } from '../_parts/compare/compare-button.lazy'
import { Stage } from '../_parts/gallery/stage.lazy'
import { NoRecord } from '../_parts/no-record'
import { photoPlace, sources } from '../_parts/picture'
import { galleryOf } from '../_parts/product/media'
import { PRODUCT_HOME } from '../_parts/product/home-link'
import { productBadge } from '../_parts/product/product-card'
import { productOf, type Product } from '../_parts/product/product-record'
import { SiteLink } from '../_parts/site-link'
import { PhoneBar } from './phone-bar.lazy'
import { Remember } from './remember.lazy'
import type { Props } from './schema'

const filled =
  'inline-flex items-center justify-center rounded-sm bg-action font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover'

/** The photographs first, what the product is beside them, and the two things to do with it (SYS-26, SYS-27). */
export function ProductDetail({ props, page }: ViewProps<Props>) {
  const product = productOf(page)
  if (!product) return <NoRecord what="제품 한 가지를" where="제품 상세" link={PRODUCT_HOME} />
  const { ZIN_PRD_ID: id, ZIN_PRD_NAME: name, FILE_PATH: image } = product
  const comparable = { id, name, image, category: product.CATE_ID_1, categoryName: product.DEPTH1_CATE_NAME }
  const consult = props.consultLabel ?? '상담 신청'
  const badge = productBadge(product.badges)
  return (
    <article className="frame">
      <div
        className="items-start gap-y-6 max-md:photo-above max-md:before:-mx-(--gutter) md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-10 lg:gap-x-16"
        style={photoPlace(undefined, '1/1')}
      >
        <div className="min-w-0 md:col-start-2 md:row-start-1">
          <div className="-my-1.5 flex flex-wrap items-center gap-x-3">
            {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
            <CategoryPath product={product} />
          </div>
          <h1 className="type-h1 mt-3 md:mt-4">{name}</h1>
          <p className="numeric mt-1 text-small text-ink-mute">제품 번호 {product.ZIN_PRD_NO}</p>
          {product.SUMMARY && <p className="type-lead mt-4 max-w-[40em] text-ink-soft">{product.SUMMARY}</p>}
          <Colours product={product} />
          <QuickFacts product={product} />
          <div className="mt-7 hidden gap-2 md:flex">
            <SiteLink href={CONTACT} site={page.site} className={`${filled} h-14 flex-1 px-6`}>
              {consult}
            </SiteLink>
            <CompareButton product={comparable} look="button" />
          </div>
          {product.PACK_AREA !== null && (
            <ActionLink href={`/zin/calculator?prdId=${encodeURIComponent(id)}`} tone="text" className="mt-3">
              <Icon name="calculator" size={20} />
              필요 수량 계산
            </ActionLink>
          )}
        </div>
        <div className="-mx-(--gutter) min-w-0 md:col-start-1 md:row-start-1 md:mx-0">
          <Stage label={`${name} 사진과 영상`} items={galleryOf(product)} look="product" />
        </div>
      </div>
      <PhoneBar>
        <CompareButton product={comparable} look="bar" />
        <SiteLink href={CONTACT} site={page.site} className={`${filled} h-12 w-full px-4`}>
          {consult}
        </SiteLink>
      </PhoneBar>
      <Remember id={id} name={name} image={image} />
    </article>
  )
}

function CategoryPath({ product }: { product: Product }) {
  const places = [
    { id: product.CATE_ID_1, name: product.DEPTH1_CATE_NAME },
    { id: product.CATE_ID_2, name: product.DEPTH2_CATE_NAME },
    { id: product.CATE_ID, name: product.CATE_NAME },
  ].filter(({ id, name }, i, all) => id && name && all.findIndex((other) => other.id === id) === i)
  return (
    <nav aria-label="제품 카테고리">
      <ol className="flex flex-wrap items-center text-small text-ink-mute">
        {places.map(({ id, name }, i) => (
          <li key={id} className="flex items-center">
            {i > 0 && <Icon name="chevron" size={14} className="mx-1.5 text-ink-ghost" />}
            <SafeLink
              href={`/zin/category/${encodeURIComponent(id)}`}
              className="relative inline-flex min-h-11 items-center underline-offset-4 before:absolute before:-inset-x-2 before:inset-y-0 hover:text-ink hover:underline"
            >
              {name}
            </SafeLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Circles cut from the photographs of the real materials, with their names. */
function Colours({ product: { colors } }: { product: Product }) {
  if (colors.length === 0) return null
  return (
    <div className="mt-7">
      <h2 className="text-small font-semibold">
        색상 <span className="numeric ml-1 font-normal text-ink-mute">{colors.length}가지</span>
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-2.5">
        {colors.map(({ code, name, image }) => (
          <li key={code} className="flex items-center gap-2 text-small">
            <img
              {...sources({ src: image, width: 160 })}
              srcSet={undefined}
              alt=""
              width={18}
              height={18}
              loading="lazy"
              decoding="async"
              className="size-4.5 rounded-full object-cover inset-ring inset-ring-neutral-900/10"
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The first three of its specifications; all of them stand further down. */
function QuickFacts({ product: { specs } }: { product: Product }) {
  if (specs.length === 0) return null
  return (
    <dl className="mt-7 border-t border-line text-small">
      {specs.slice(0, 3).map(({ label, value }) => (
        <div key={label} className="flex gap-4 border-b border-line py-3">
          <dt className="w-24 shrink-0 text-ink-mute">{label}</dt>
          <dd className="numeric min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
