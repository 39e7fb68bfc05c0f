import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { BrandShops } from './view'

export const brandShops = defineBlock({
  type: 'brand-shops',
  version: 1,
  title: '브랜드샵 모음',
  group: 'collection',
  props,
  view: BrandShops,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  example: { layout: 'staggered', label: '브랜드샵' },
})
