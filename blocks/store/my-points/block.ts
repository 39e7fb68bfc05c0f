import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyPoints } from './view'

export const myPoints = defineBlock({
  type: 'my-points',
  version: 1,
  title: '내 포인트',
  group: 'system',
  props,
  view: MyPoints,
  load,
  live: true,
  query: ['page'],
  headings: () => [
    { level: 1, text: '포인트', field: '' },
    { level: 2, text: '쓰고 받은 내역', field: '' },
  ],
  example: { size: 10 },
})
