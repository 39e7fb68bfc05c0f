import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyReturns } from './view'

export const myReturns = defineBlock({
  type: 'my-returns',
  version: 1,
  title: '내 교환·반품',
  group: 'system',
  props,
  view: MyReturns,
  load,
  live: true,
  query: ['page'],
  headings: () => [{ level: 1, text: '교환·반품 내역', field: '' }],
  example: {},
})
