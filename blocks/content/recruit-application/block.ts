import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { RecruitApplication } from './view'

export const recruitApplication = defineBlock({
  type: 'recruit-application',
  version: 1,
  title: '내 결모임 지원서',
  group: 'system',
  props,
  view: RecruitApplication,
  load,
  live: true,
  query: ['recruitId'],
  headings: () => [{ level: 1, text: '내 지원서', field: '' }],
  example: {},
})
