import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { SampleList } from './view'

export const sampleList = defineBlock({
  type: 'sample-list',
  version: 1,
  title: '샘플 신청',
  group: 'system',
  props,
  view: SampleList,
  load,
  live: true,
  query: ['key'],
  headings: () => [{ level: 1, text: '샘플 신청', field: '' }],
  example: {},
})
