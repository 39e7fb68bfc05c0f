import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GoodsDetail } from './view'

export const goodsDetail = defineBlock({
  type: 'goods-detail',
  version: 1,
  title: '상품 첫머리',
  group: 'collection',
  props,
  view: GoodsDetail,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { consultLabel: '상담 신청' },
})
