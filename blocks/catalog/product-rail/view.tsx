import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { productCard } from '../_parts/product/product-card'
import type { Data } from './load'
import type { Props } from './schema'

/** Products from their records, in any of the card layouts: part of a section. */
export function ProductRail({ props, data }: ViewProps<Props, Data>) {
  const { layout = 'grid', columns = 4, label, level = 3 } = props
  return (
    <div className="frame">
      {data.products.length > 0 ? (
        <CardLayout
          layout={layout}
          columns={columns}
          label={label}
          level={level}
          ratio={layout === 'grid' ? '1/1' : undefined}
          items={data.products.map(productCard)}
        />
      ) : (
        <Empty title="아직 올라온 제품이 없습니다." link={{ label: '제품 홈', href: '/zin/home' }} />
      )}
    </div>
  )
}
