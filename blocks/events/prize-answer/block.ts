import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { PrizeAnswer } from './view'

export const prizeAnswer = defineBlock({
  type: 'prize-answer',
  version: 1,
  title: '당첨 답하기',
  group: 'system',
  props,
  view: PrizeAnswer,
  load,
  live: true,
  query: ['prize'],
  headings: () => [{ level: 1, text: '당첨 경품', field: '' }],
  example: {},
})
