import { defineBlock } from '@/renderer/define-block'
import { coerceNumber, coerceText } from '../_parts/coerce'
import { props } from './schema'
import { Heading } from './view'

export const heading = defineBlock({
  type: 'heading',
  version: 1,
  title: '제목',
  group: 'text',
  props,
  view: Heading,
  headings: ({ text, level }) => [{ level: coerceNumber(level, 2), text: coerceText(text), field: '/level' }],
  colours: ({ eyebrow, lead }) => ({
    words: [
      { field: '/text', ink: 'ink' },
      ...(eyebrow ? [{ field: '/eyebrow', ink: 'ink-mute' }] : []),
      ...(lead ? [{ field: '/lead', ink: 'ink-soft' }] : []),
    ],
  }),
  example: {
    text: '전문가 시공사례',
    level: 2,
    lead: '공간을 오래 다뤄 온 시공점의 완성 사례입니다.',
    link: { label: '모두 보기', href: '/styling/expert-style' },
  },
})
