import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { CatalogList } from './view'

export const catalogList = defineBlock({
  type: 'catalog-list',
  version: 1,
  title: '디지털 카탈로그',
  group: 'collection',
  props,
  view: CatalogList,
  load,
  query: ['category'],
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  example: { tabs: true, level: 2 },
})
