import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { Empty } from '@/blocks/base/_parts/empty'
import { goodsCard } from '../_parts/goods-card'
import { TO_STORE } from '../_parts/to-store'
import type { Data } from './load'
import type { Props } from './schema'

/** Goods from their records, in any of the card layouts: part of a section. */
export function GoodsRail({ props, data }: ViewProps<Props, Data>) {
  const { layout = 'grid', columns = 4, label, level = 3 } = props
  return (
    <div className="frame">
      {data.goods.length > 0 ? (
        <CardLayout
          layout={layout}
          columns={columns}
          label={label}
          level={level}
          ratio={layout === 'grid' ? '1/1' : undefined}
          items={data.goods.map(goodsCard)}
        />
      ) : (
        <Empty title="지금 보여 드릴 상품이 없습니다." reason="새로 올라오면 이곳에서 보여 드립니다." link={TO_STORE} />
      )}
    </div>
  )
}
