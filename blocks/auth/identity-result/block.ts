import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { IdentityResult } from './view'

export const identityResult = defineBlock({
  type: 'identity-result',
  version: 1,
  title: '본인인증 결과',
  group: 'system',
  // Live, like the window before it (identity-start).
  live: true,
  props,
  view: IdentityResult,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '본인인증 결과', way: 'page' },
})
