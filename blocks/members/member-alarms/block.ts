import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { MemberAlarms } from './view'

export const memberAlarms = defineBlock({
  type: 'member-alarms',
  version: 1,
  title: '내 알림',
  group: 'system',
  props,
  view: MemberAlarms,
  load,
  live: true,
  query: ['page'],
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    // Of each day.
    { level: 2, text: '', field: '' },
    { level: 2, text: '소식 받는 방법', field: '' },
  ],
  example: { title: '알림', size: 20 },
})
