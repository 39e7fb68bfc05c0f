import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { PasswordReset } from './view'

export const passwordReset = defineBlock({
  type: 'password-reset',
  version: 1,
  title: '비밀번호 재설정',
  group: 'system',
  props,
  view: PasswordReset,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: {
    title: '비밀번호 재설정',
    lead: '가입할 때와 같은 명의의 휴대전화로 본인인증을 하면 새 비밀번호를 정할 수 있습니다.',
  },
})
