import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { SocialLinks } from './view'

export const socialLinks = defineBlock({
  type: 'social-links',
  version: 1,
  title: '소셜 계정 연결',
  group: 'system',
  props,
  view: SocialLinks,
  load,
  live: true,
  query: ['callback'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '소셜 계정 연결', lead: '연결한 소셜 계정으로 로그인할 수 있습니다.' },
})
