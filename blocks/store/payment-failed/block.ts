import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { PaymentFailed } from './view'

export const paymentFailed = defineBlock({
  type: 'payment-failed',
  version: 1,
  title: '결제 실패',
  group: 'system',
  props,
  view: PaymentFailed,
  live: true,
  query: ['code', 'items'],
  headings: () => [{ level: 1, text: '결제하지 못했습니다', field: '' }],
  example: { title: '결제하지 못했습니다' },
})
