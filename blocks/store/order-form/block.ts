import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { PARTS } from '../_parts/order/parts'
import { props } from './schema'
import { OrderForm } from './view'

export const orderForm = defineBlock({
  type: 'order-form',
  version: 1,
  title: '주문서',
  group: 'system',
  props,
  view: OrderForm,
  load,
  live: true,
  query: ['items'],
  headings: () => [
    { level: 1, text: '주문·결제', field: '' },
    ...Object.values(PARTS).map((text) => ({ level: 2 as const, text, field: '' })),
  ],
  example: { title: '주문·결제' },
})
