import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyActivity } from './view'

export const myActivity = defineBlock({
  type: 'my-activity',
  version: 1,
  title: '나의 활동',
  group: 'system',
  props,
  view: MyActivity,
  load,
  live: true,
  query: ['page'],
  headings: () => [
    { level: 1, text: '', field: '/tab' },
    { level: 2, text: '', field: '' },
  ],
  example: { tab: 'comment', size: 10 },
})
