import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GoodsQuestions } from './view'

export const goodsQuestions = defineBlock({
  type: 'goods-questions',
  version: 1,
  title: '상품 문의',
  group: 'collection',
  props,
  view: GoodsQuestions,
  load,
  example: { title: '상품에 대해 물어보세요' },
})
