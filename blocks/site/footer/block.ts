import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { withoutFacts } from './migrate'
import { props } from './schema'
import { Footer } from './view'

export const footer = defineBlock({
  type: 'footer',
  version: 2,
  migrations: { 1: withoutFacts },
  title: '바닥글',
  group: 'navigation',
  props,
  view: Footer,
  load,
  example: {
    policies: [
      { label: '이용약관', link: '/cs/use-agreement' },
      { label: '개인정보처리방침', link: '/etc/privacy', strong: true },
    ],
    socials: [],
    copyright: '© 2026 RAUMHAUS',
  },
})
