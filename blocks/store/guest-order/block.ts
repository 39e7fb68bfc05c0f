import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GuestOrder } from './view'

export const guestOrder = defineBlock({
  type: 'guest-order',
  version: 1,
  title: '비회원 주문 조회',
  group: 'system',
  props,
  view: GuestOrder,
  load,
  live: true,
  query: ['id', 'kind', 'done'],
  headings: () => [{ level: 1, text: '비회원 주문 조회', field: '' }],
  example: {},
})
