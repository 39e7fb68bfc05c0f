import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ExhibitList } from './view'

export const exhibitList = defineBlock({
  type: 'exhibit-list',
  version: 1,
  title: '기획전 목록',
  group: 'collection',
  props,
  view: ExhibitList,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['page'],
  example: { kind: 'promotion', layout: 'split', size: 12 },
})
