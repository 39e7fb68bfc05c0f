import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyRestocks } from './view'

export const myRestocks = defineBlock({
  type: 'my-restocks',
  version: 1,
  title: '나의 재입고 알림',
  group: 'system',
  props,
  view: MyRestocks,
  load,
  live: true,
  headings: () => [{ level: 1, text: '재입고 알림', field: '' }],
  example: {},
})
