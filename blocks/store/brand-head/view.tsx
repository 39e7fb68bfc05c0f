import type { ViewProps } from '@/renderer/define-block'
import type { Listed } from '@/schemas/api/base/contract'
import type { listBrandShops } from '@/schemas/api/store/goods'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { Picture } from '@/blocks/base/_parts/picture'
import { shaped } from '@/blocks/base/_parts/shaped'
import { Trail } from '@/blocks/base/_parts/trail'
import { TO_STORE } from '../_parts/to-store'
import type { Props } from './schema'

const TO_SHOPS = { label: '브랜드샵', href: '/store/brand-shop' }

/** A brand shop: its name, what it makes, and its photograph. */
export function BrandHead({ props, page }: ViewProps<Props>) {
  if (page.subject?.kind !== 'brand-shop') return <NoRecord isTitle what="브랜드샵 한 곳을" where="브랜드샵" link={TO_SHOPS} />
  const { name, summary, image, imageAlt, imageShape, goodsCnt } = page.subject.record as unknown as Listed<typeof listBrandShops>
  return (
    <>
      <Trail between={[{ label: '스토어', href: TO_STORE.href }, TO_SHOPS]} current={name} page={page} />
      <div className="frame mt-2! md:mt-3!">
        <div className="grid gap-y-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:items-center md:gap-x-(--grid-gap)">
          <div className="md:pr-6">
            <h1 className="type-h1">{name}</h1>
            {summary && <p className="type-lead mt-2 text-pretty text-ink md:mt-4">{summary}</p>}
            {props.lead && <p className="mt-1.5 max-w-[40em] text-body text-pretty text-ink-soft md:mt-2">{props.lead}</p>}
            <p className="numeric mt-3 text-small text-ink-mute">상품 {goodsCnt}개</p>
          </div>
          <Picture
            image={shaped(image, imageAlt, imageShape)}
            ratio="2/1"
            sizes="(width >= 1280px) 847px, (width >= 1024px) 62vw, 100vw"
            className="max-md:-mx-(--gutter) max-md:aspect-[3/2]! max-md:w-auto! md:rounded-sm"
          />
        </div>
      </div>
    </>
  )
}
