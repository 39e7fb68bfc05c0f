import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { PasswordFirst } from './view'

export const passwordFirst = defineBlock({
  type: 'password-first',
  version: 1,
  title: '첫 비밀번호 설정',
  group: 'system',
  props,
  view: PasswordFirst,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '비밀번호 설정', lead: '비밀번호를 설정하면 소셜 계정 없이 아이디로도 로그인할 수 있습니다.' },
})
