import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ProductDetail } from './view'

export const productDetail = defineBlock({
  type: 'product-detail',
  version: 1,
  title: '제품 첫머리',
  group: 'collection',
  props,
  view: ProductDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { consultLabel: '상담 신청' },
})
