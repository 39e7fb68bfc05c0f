import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { JoinInfo } from './view'

export const joinInfo = defineBlock({
  type: 'join-info',
  version: 1,
  title: '가입 정보 입력',
  group: 'system',
  props,
  view: JoinInfo,
  load,
  live: true,
  query: ['referrer'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '회원 정보를 입력해 주세요', lead: '‘선택’이라고 적지 않은 항목은 모두 필수입니다.' },
})
