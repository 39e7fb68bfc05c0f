import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { RefundAccount } from './view'

export const refundAccount = defineBlock({
  type: 'refund-account',
  version: 1,
  title: '내 환불 계좌',
  group: 'system',
  props,
  view: RefundAccount,
  load,
  live: true,
  headings: () => [{ level: 2, text: '환불 계좌', field: '' }],
  example: {},
})
