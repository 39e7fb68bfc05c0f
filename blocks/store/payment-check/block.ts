import { defineBlock } from '@/renderer/define-block'
import { props, type Props } from './schema'
import { PaymentCheck, TITLES } from './view'

export const paymentCheck = defineBlock({
  type: 'payment-check',
  version: 1,
  title: '결제창 점검',
  group: 'system',
  forTests: true,
  props,
  view: PaymentCheck,
  live: true,
  query: ['orderId', 'paymentKey', 'amount', 'code'],
  headings: ({ part }) => [{ level: 1, text: TITLES[part as Props['part']] ?? TITLES.pay, field: '/part' }],
  example: { part: 'pay' },
})
