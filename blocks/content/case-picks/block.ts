import { defineBlock } from '@/renderer/define-block'
import { coerceNumber, coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { CasePicks } from './view'

export const casePicks = defineBlock({
  type: 'case-picks',
  version: 1,
  title: '골라 보이는 사례',
  group: 'collection',
  props,
  view: CasePicks,
  load,
  headings: ({ level, title }) => {
    const own = coerceNumber(level, 2)
    const words = coerceText(title)
    return words
      ? [
          { level: own, text: words, field: '/title' },
          { level: own + 1, text: '', field: '/level' },
        ]
      : [{ level: own, text: '', field: '/level' }]
  },
  example: { source: 'weekly', layout: 'rail', title: '이번 주 인기 사례' },
})
