import type { ViewProps } from '@/renderer/define-block'
import { Icon } from '@/lib/ui/icon'
import { CONTACT } from '@/schemas/rules/base/contact'
import { ActionLink, SafeLink } from '@/blocks/base/_parts/action-link'
import { Badge } from '@/blocks/base/_parts/badge'
import { CompareButton } from '../_parts/compare/compare-button.lazy'
import { HeadWords } from '@/blocks/base/_parts/detail/head-words'
import { Stage } from '@/blocks/base/_parts/gallery/stage.lazy'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { photoPlace } from '@/blocks/base/_parts/picture'
import { coloursOf, ownColour, withColours } from '../_parts/product/own-colour'
import { galleryItems } from '../_parts/product/gallery-items'
import { PRODUCT_HOME } from '../_parts/product/product-home'
import { productBadge } from '../_parts/product/product-card'
import { productOf, type Product } from '../_parts/product/product'
import { sectionsOf } from '../_parts/product/sections'
import { buyLink } from './buy-link'
import { OfferPrice } from './offer-price'
import { OfferTerms } from './offer-terms'
import { SiteLink } from '@/blocks/base/_parts/site-link'
import { ScrapButton } from '@/blocks/members/_parts/scrap/scrap-button.lazy'
import { ColourChoice } from './colour-choice.lazy'
import { PhoneBar } from './phone-bar.lazy'
import { Remember } from './remember.lazy'
import { SectionTabs } from './section-tabs.lazy'
import type { Props } from './schema'

const filled =
  'inline-flex items-center justify-center rounded-sm bg-action font-semibold text-on-ink transition-colors duration-(--duration-quick) hover:bg-action-hover'

const outlined =
  'inline-flex items-center justify-center rounded-sm border border-line-field font-semibold transition-colors duration-(--duration-quick) hover:bg-surface'

/**
 * The photographs first, the product's description beside them, the two main actions, and the links to each section of its page (SYS-26,
 * SYS-27).
 */
export function ProductDetail({ id: block, props, page }: ViewProps<Props>) {
  const product = productOf(page)
  if (!product) return <NoRecord isTitle what="제품 한 가지를" where="제품 상세" link={PRODUCT_HOME} />
  const { ZIN_PRD_ID: id, ZIN_PRD_NAME: name, FILE_PATH: image } = product
  const comparable = { id, name, image, category: product.CATE_ID_1, categoryName: product.DEPTH1_CATE_NAME }
  const consult = props.consultLabel ?? '상담 신청'
  const badge = productBadge(product.badges)
  const sections = sectionsOf(product)
  const buy = buyLink(product)
  return (
    <>
      <article className="frame">
        <div
          className="photo-cap items-start gap-y-6 max-md:photo-above max-md:before:-mx-(--gutter) md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-10 lg:gap-x-16"
          style={photoPlace(undefined, '1/1')}
        >
          <div className="min-w-0 md:col-start-2 md:row-start-1">
            <div className="-my-1.5 flex flex-wrap items-center gap-x-3">
              {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
              <CategoryPath product={product} />
            </div>
            <HeadWords
              title={name}
              titleClass="mt-3 md:mt-4"
              summary={product.SUMMARY}
              summaryClass="mt-3 max-w-[40em] text-ink-soft md:mt-4"
            />
            <p className="numeric mt-2 text-caption text-ink-mute">제품 번호 {product.ZIN_PRD_NO}</p>
            <OfferPrice product={product} />
            {product.colors.length > 0 && <ColourChoice id={block} colours={coloursOf(product)} chosen={ownColour(product)?.code} />}
            {/* What it is made of stands further down; what is sold says how it comes. */}
            {buy ? <OfferTerms product={product} /> : <QuickFacts product={product} />}
            <div className="mt-7 hidden gap-2 md:flex">
              {buy && (
                <a href={buy.href} className={`${filled} h-14 flex-1 px-6`}>
                  {buy.label}
                </a>
              )}
              <SiteLink href={CONTACT} site={page.site} className={`${buy ? outlined : filled} h-14 flex-1 px-6`}>
                {consult}
              </SiteLink>
              <CompareButton product={comparable} look="button" />
              <ScrapButton target={`product:${id}`} title={name} count={product.SCRAP_CNT} look="square" />
            </div>
            <p className="mt-3 flex flex-wrap gap-x-7">
              {product.showroomList.length > 0 && (
                <ActionLink href="#showrooms" tone="text">
                  <Icon name="pin" size={20} />
                  <span>
                    전시 중인 매장 <span className="numeric">{product.showroomList.length}</span>곳
                  </span>
                </ActionLink>
              )}
              {product.PACK_AREA !== null && (
                <ActionLink href={`/zin/calculator?prdId=${encodeURIComponent(id)}`} tone="text">
                  <Icon name="calculator" size={20} />
                  필요 수량 계산
                </ActionLink>
              )}
            </p>
          </div>
          <div className="-mx-(--gutter) min-w-0 md:col-start-1 md:row-start-1 md:mx-0">
            <Stage label={`${name} 사진과 영상`} items={withColours(galleryItems(product), product.colors)} look="product" />
          </div>
        </div>
        <PhoneBar>
          <ScrapButton target={`product:${id}`} title={name} count={product.SCRAP_CNT} look="bar" />
          <CompareButton product={comparable} look={buy ? 'icon' : 'bar'} />
          <SiteLink href={CONTACT} site={page.site} className={`${buy ? outlined : filled} h-12 flex-1 px-3 whitespace-nowrap`}>
            {consult}
          </SiteLink>
          {buy && (
            <a href={buy.href} className={`${filled} h-12 flex-1 px-3 whitespace-nowrap`}>
              {buy.label}
            </a>
          )}
        </PhoneBar>
        <Remember id={id} name={name} image={image} />
      </article>
      {sections.length > 1 && <SectionTabs sections={sections} />}
    </>
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

/** The first three specifications; all are further down. */
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
