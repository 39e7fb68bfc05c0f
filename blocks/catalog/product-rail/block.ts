import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ProductRail } from './view'

export const productRail = defineBlock({
  type: 'product-rail',
  version: 1,
  title: '제품 모음',
  group: 'collection',
  props,
  view: ProductRail,
  load,
  hasNothing: (_, { products }) => products.length === 0,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  example: { source: 'new', size: 8, layout: 'grid', columns: 4, label: '새로 나온 재료' },
})
