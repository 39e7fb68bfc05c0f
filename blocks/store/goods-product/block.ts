import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GoodsProduct } from './view'

export const goodsProduct = defineBlock({
  type: 'goods-product',
  version: 1,
  title: '상품의 제품 정보',
  group: 'collection',
  props,
  view: GoodsProduct,
  load,
  example: {},
})
