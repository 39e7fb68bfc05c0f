import { defineBlock } from '@/renderer/define-block'
import { coerceRecord, coerceText } from '../_parts/coerce'
import { props } from './schema'
import { Button } from './view'

const TONES = new Map<string, { ink: string; on?: string }>(
  Object.entries({ primary: { ink: 'on-ink', on: 'action' }, line: { ink: 'ink', on: 'page' }, text: { ink: 'ink' } }),
)

export const button = defineBlock({
  type: 'button',
  version: 1,
  title: '버튼',
  group: 'text',
  props,
  view: Button,
  colours: ({ tone, second }) => ({
    words: [
      { field: '/tone', ...(TONES.get(coerceText(tone)) ?? TONES.get('primary')!) },
      ...(second ? [{ field: '/second/tone', ...(TONES.get(coerceText(coerceRecord(second)['tone'])) ?? TONES.get('line')!) }] : []),
    ],
  }),
  example: {
    label: '시공사례 보기',
    link: '/styling/expert-style',
    tone: 'primary',
    second: { label: '제품 둘러보기', link: '/zin/home', tone: 'line' },
  },
})
