import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { shaped } from '@/blocks/base/_parts/shaped'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

/** The brand shops of the store with the number of their goods. */
export function BrandShops({ props, data: { shops } }: ViewProps<Props, Data>) {
  const { layout = 'staggered', label = '브랜드샵', level = 3 } = props
  return (
    <div className="frame">
      {shops.length > 0 ? (
        <CardLayout
          layout={layout}
          label={label}
          level={level}
          items={shops.map(({ name, summary, link, image, imageAlt, imageShape, goodsCnt }) => ({
            title: name,
            link,
            image: shaped(image, imageAlt, imageShape),
            description: summary,
            meta: [`상품 ${goodsCnt}개`],
          }))}
        />
      ) : (
        <Empty title="아직 문을 연 브랜드샵이 없습니다." link={TO_STORE} />
      )}
    </div>
  )
}
