import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { TourEditorView } from './view'

export const tourEditor = defineBlock({
  type: 'tour-editor',
  version: 1,
  title: '집들이 글쓰기',
  group: 'system',
  props,
  view: TourEditorView,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '온라인 집들이 글쓰기' },
})
