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
  // A cached copy has the headers of all pages; this window needs its own, or it would be taken from the page that opened it.
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '카카오 로그인', step: 'start' },
})
