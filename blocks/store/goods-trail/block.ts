import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { GoodsTrail } from './view'

export const goodsTrail = defineBlock({
  type: 'goods-trail',
  version: 1,
  title: '상품의 현재 위치',
  group: 'navigation',
  props,
  view: GoodsTrail,
  example: {},
})
