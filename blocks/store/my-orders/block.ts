import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyOrders } from './view'

export const myOrders = defineBlock({
  type: 'my-orders',
  version: 1,
  title: '내 주문 내역',
  group: 'system',
  props,
  view: MyOrders,
  load,
  live: true,
  query: ['page', 'status', 'months'],
  headings: () => [
    { level: 1, text: '주문 내역', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { size: 5 },
})
