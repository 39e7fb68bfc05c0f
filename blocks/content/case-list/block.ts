import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { CaseList } from './view'

export const caseList = defineBlock({
  type: 'case-list',
  version: 1,
  title: '시공사례 목록',
  group: 'collection',
  props,
  view: CaseList,
  load,
  hasNothing: ({ layout = 'browse' }, { cases }) => layout !== 'browse' && cases.length === 0,
  query: ['page', 'filter', 'sort'],
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  example: { type: 'expert-style', layout: 'browse', size: 24 },
})
