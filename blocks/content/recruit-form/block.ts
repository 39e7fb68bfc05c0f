import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { RecruitForm } from './view'

export const recruitForm = defineBlock({
  type: 'recruit-form',
  version: 1,
  title: '결모임 지원서 쓰기',
  group: 'system',
  props,
  view: RecruitForm,
  load,
  live: true,
  query: ['recruitId'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '결모임 지원하기', lead: '적어 주신 내용은 결모임을 뽑는 데에만 씁니다.' },
})
