import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { SocialWindow } from './view'

export const socialWindow = defineBlock({
  type: 'social-window',
  version: 1,
  title: '소셜 로그인 창',
  group: 'system',
  props,
  view: SocialWindow,
  // A cached copy has the common headers; this popup needs its own, or it would be separated from its opener.
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '카카오 로그인', step: 'start' },
})
