import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { JoinAgreement } from './view'

export const joinAgreement = defineBlock({
  type: 'join-agreement',
  version: 1,
  title: '가입 약관 동의',
  group: 'system',
  props,
  view: JoinAgreement,
  load,
  live: true,
  query: ['referrer', 'kind'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '약관에 동의해 주세요', lead: '선택 항목에 동의하지 않아도 가입할 수 있습니다.', verify: false },
})
