import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { RelatedGoods } from './view'

export const relatedGoods = defineBlock({
  type: 'related-goods',
  version: 1,
  title: '상품에 이어지는 상품',
  group: 'collection',
  props,
  view: RelatedGoods,
  example: { title: '함께 살펴볼 상품' },
})
