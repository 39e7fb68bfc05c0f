import { defineBlock } from '@/renderer/define-block'
import { coerceNumber, coerceText } from '../_parts/coerce'
import { props } from './schema'
import { Section } from './view'

const GROUNDS = new Map(Object.entries({ page: 'page', surface: 'surface', deep: 'surface-deep', dark: 'page' }))

export const section = defineBlock({
  type: 'section',
  version: 1,
  title: '구역',
  group: 'layout',
  props,
  view: Section,
  slots: { content: { title: '내용' } },
  introduces: ({ level }) => level !== 1,
  headings: ({ title, level }) => (title ? [{ level: coerceNumber(level, 2), text: coerceText(title), field: '/level' }] : []),
  colours: ({ tone, title, eyebrow, lead }) => ({
    ground: GROUNDS.get(coerceText(tone)) ?? 'page',
    isDark: tone === 'dark',
    words: title
      ? [
          { field: '/tone', ink: 'ink' },
          ...(eyebrow ? [{ field: '/tone', ink: 'ink-mute' }] : []),
          ...(lead ? [{ field: '/tone', ink: 'ink-soft' }] : []),
        ]
      : [],
  }),
  example: {
    tone: 'page',
    space: 'base',
    width: 'base',
    title: '전문가 시공사례',
    lead: '이 구역에서 소개할 내용을 한두 문장으로 적습니다.',
    link: { label: '모두 보기', href: '/styling/expert-style' },
  },
})
