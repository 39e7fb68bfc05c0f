import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { VisitPage } from './view'

export const visitPage = defineBlock({
  type: 'visit-page',
  version: 1,
  title: '방문 예약',
  group: 'system',
  props,
  view: VisitPage,
  load,
  live: true,
  query: ['key', 'place'],
  headings: () => [{ level: 1, text: '방문 예약', field: '' }],
  example: {},
})
