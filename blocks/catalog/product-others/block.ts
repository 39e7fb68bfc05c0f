import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ProductOthers } from './view'

export const productOthers = defineBlock({
  type: 'product-others',
  version: 1,
  title: '제품에 이어지는 모음',
  group: 'collection',
  props,
  view: ProductOthers,
  example: { show: 'related', title: '함께 살펴볼 제품' },
})
