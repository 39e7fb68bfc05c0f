import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { PayLink } from './view'

export const payLink = defineBlock({
  type: 'pay-link',
  version: 1,
  title: '전화 주문 결제',
  group: 'system',
  props,
  view: PayLink,
  load,
  live: true,
  headings: () => [{ level: 1, text: '주문 결제', field: '' }],
  example: { title: '주문 결제' },
})
