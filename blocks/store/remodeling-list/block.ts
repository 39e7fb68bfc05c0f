import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { RemodelingList } from './view'

export const remodelingList = defineBlock({
  type: 'remodeling-list',
  version: 1,
  title: '리모델링 목록',
  group: 'collection',
  props,
  view: RemodelingList,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['categoryId', 'page'],
  example: { size: 12 },
})
