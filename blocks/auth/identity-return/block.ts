import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { IdentityReturn } from './view'

export const identityReturn = defineBlock({
  type: 'identity-return',
  version: 1,
  title: '본인인증에서 돌아온 자리',
  group: 'system',
  props,
  view: IdentityReturn,
  query: ['callback'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '본인인증 결과', purpose: 'findId' },
})
