import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { IdentityStart } from './view'

export const identityStart = defineBlock({
  type: 'identity-start',
  version: 1,
  title: '본인인증 시작',
  group: 'system',
  // Its page loads the provider's script in a popup, and needs headers that a cached copy does not have.
  live: true,
  props,
  view: IdentityStart,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '본인인증', way: 'guide' },
})
