import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { GoodsRail } from './view'

export const goodsRail = defineBlock({
  type: 'goods-rail',
  version: 1,
  title: '상품 모음',
  group: 'collection',
  props,
  view: GoodsRail,
  load,
  hasNothing: (_, { goods }) => goods.length === 0,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  example: { source: 'best', size: 8, layout: 'grid', columns: 4, label: '많이 찾는 상품' },
})
