import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ProductReviews } from './view'

export const productReviews = defineBlock({
  type: 'product-reviews',
  version: 1,
  title: '제품의 구매 후기',
  group: 'collection',
  props,
  view: ProductReviews,
  load,
  query: ['reviews'],
  example: { title: '구매 후기' },
})
