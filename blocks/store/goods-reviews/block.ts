import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GoodsReviews } from './view'

export const goodsReviews = defineBlock({
  type: 'goods-reviews',
  version: 1,
  title: '상품 후기',
  group: 'collection',
  props,
  view: GoodsReviews,
  load,
  example: { title: '구매하신 분들의 후기' },
})
