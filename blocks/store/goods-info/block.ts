import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { GoodsInfo } from './view'

export const goodsInfo = defineBlock({
  type: 'goods-info',
  version: 1,
  title: '상품 설명과 안내',
  group: 'collection',
  props,
  view: GoodsInfo,
  example: { contentsTitle: '상품 정보' },
})
