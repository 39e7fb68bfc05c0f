import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { EventList } from './view'

export const eventList = defineBlock({
  type: 'event-list',
  version: 1,
  title: '이벤트 목록',
  group: 'collection',
  props,
  view: EventList,
  load,
  hasNothing: ({ paging = true }, { events }) => !paging && events.length === 0,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  query: ['page'],
  example: { tab: 'ongoing', size: 12, layout: 'split', paging: true },
})
