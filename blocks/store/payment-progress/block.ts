import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { PaymentProgress } from './view'

export const paymentProgress = defineBlock({
  type: 'payment-progress',
  version: 1,
  title: '결제 확인',
  group: 'system',
  props,
  view: PaymentProgress,
  live: true,
  headings: () => [{ level: 1, text: '결제를 확인하고 있습니다', field: '' }],
  example: { title: '결제를 확인하고 있습니다' },
})
