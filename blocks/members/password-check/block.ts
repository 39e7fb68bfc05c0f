import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { PasswordCheck } from './view'

export const passwordCheck = defineBlock({
  type: 'password-check',
  version: 1,
  title: '비밀번호 확인',
  group: 'system',
  props,
  view: PasswordCheck,
  load,
  live: true,
  query: ['callback'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '비밀번호 확인', lead: '회원 정보를 지키기 위해 비밀번호를 한 번 더 확인합니다.', way: 'account' },
})
