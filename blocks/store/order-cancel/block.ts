import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { OrderCancel } from './view'

export const orderCancel = defineBlock({
  type: 'order-cancel',
  version: 1,
  title: '주문 취소',
  group: 'system',
  props,
  view: OrderCancel,
  load,
  live: true,
  query: ['line'],
  headings: () => [
    { level: 1, text: '주문 취소', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: {},
})
