import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { EventReplies } from './view'

export const eventReplies = defineBlock({
  type: 'event-replies',
  version: 1,
  title: '이벤트 글',
  group: 'collection',
  props,
  view: EventReplies,
  load,
  headings: ({ title }) => [{ level: 2, text: coerceText(title), field: '/title' }],
  query: ['pageNo'],
  example: { title: '참여하신 분들의 글', size: 10 },
})
