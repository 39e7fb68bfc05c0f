import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { OrderComplete } from './view'

export const orderComplete = defineBlock({
  type: 'order-complete',
  version: 1,
  title: '주문 완료',
  group: 'system',
  props,
  view: OrderComplete,
  load,
  live: true,
  query: ['orderId'],
  headings: () => [{ level: 1, text: '주문이 완료되었습니다', field: '' }],
  example: { lead: '주문하신 소식은 휴대전화 문자로 알려 드립니다.' },
})
