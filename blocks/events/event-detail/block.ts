import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { EventDetail } from './view'

export const eventDetail = defineBlock({
  type: 'event-detail',
  version: 1,
  title: '이벤트 본문',
  group: 'collection',
  props,
  view: EventDetail,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  query: ['pageNo'],
  example: { list: '/zin/event/event' },
})
