import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { JoinVerify } from './view'

export const joinVerify = defineBlock({
  type: 'join-verify',
  version: 1,
  title: '가입 본인인증',
  group: 'system',
  props,
  view: JoinVerify,
  live: true,
  query: ['referrer'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '본인인증을 해 주세요', lead: '본인 명의의 휴대전화로 인증합니다. 만 14세 이상만 가입할 수 있습니다.' },
})
