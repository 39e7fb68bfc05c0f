import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { PasswordChange } from './view'

export const passwordChange = defineBlock({
  type: 'password-change',
  version: 1,
  title: '비밀번호 변경',
  group: 'system',
  props,
  view: PasswordChange,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '비밀번호 변경', lead: '변경하면 지금 사용하는 기기를 뺀 모든 기기에서 로그아웃됩니다.' },
})
