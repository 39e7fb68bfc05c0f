import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { QUERY_NAMES } from './finder-query'
import { load } from './load'
import { props } from './schema'
import { ShopFinder } from './view'

export const shopFinder = defineBlock({
  type: 'shop-finder',
  version: 1,
  title: '매장 찾기',
  group: 'collection',
  props,
  view: ShopFinder,
  load,
  query: [...QUERY_NAMES],
  map: true,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  example: { size: 30 },
})
