import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { JoinMethods } from './view'

export const joinMethods = defineBlock({
  type: 'join-methods',
  version: 1,
  title: '가입 방법 고르기',
  group: 'system',
  props,
  view: JoinMethods,
  load,
  query: ['referrer'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '회원가입', lead: '가입 방법을 골라 주세요.' },
})
