import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { JoinComplete } from './view'

export const joinComplete = defineBlock({
  type: 'join-complete',
  version: 1,
  title: '가입 완료',
  group: 'system',
  props,
  view: JoinComplete,
  live: true,
  query: ['referrer'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '가입을 마쳤습니다', lead: '이제 라움결의 모든 서비스를 이용할 수 있습니다.' },
})
