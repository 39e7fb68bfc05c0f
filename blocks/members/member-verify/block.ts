import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { MemberVerify } from './view'

export const memberVerify = defineBlock({
  type: 'member-verify',
  version: 1,
  title: '회원 본인인증',
  group: 'system',
  props,
  view: MemberVerify,
  load,
  live: true,
  query: ['callback'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '본인인증', lead: '회원 이름과 같은 명의의 휴대전화로 인증해 주세요.', use: 'account' },
})
