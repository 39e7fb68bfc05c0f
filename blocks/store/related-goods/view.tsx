import type { ViewProps } from '@/renderer/define-block'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { NoRecord } from '@/blocks/base/_parts/no-record'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { goodsCard } from '../_parts/goods-card'
import { goodsOf } from '../_parts/goods-of'
import { TO_STORE } from '../_parts/to-store'
import type { Props } from './schema'

/** Others of the category of the page's goods; without any, nothing. */
export function RelatedGoods({ id, props, page }: ViewProps<Props>) {
  const goods = goodsOf(page)
  if (!goods) return <NoRecord what="같은 카테고리의 상품을" where="상품 상세" link={TO_STORE} />
  if (goods.relatedList.length === 0) return null
  return (
    <TitledSection id={`${id}-title`} anchor="related" title={props.title}>
      <CardLayout layout="grid" columns={4} label={props.title} level={3} ratio="1/1" items={goods.relatedList.map(goodsCard)} />
    </TitledSection>
  )
}
