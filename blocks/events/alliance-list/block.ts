import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { AllianceList } from './view'

export const allianceList = defineBlock({
  type: 'alliance-list',
  version: 1,
  title: '제휴 혜택 목록',
  group: 'collection',
  props,
  view: AllianceList,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['page'],
  example: { size: 12, level: 2, paging: true },
})
