import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyOrder } from './view'

export const myOrder = defineBlock({
  type: 'my-order',
  version: 1,
  title: '내 주문 상세',
  group: 'system',
  props,
  view: MyOrder,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '주문 상세', field: '' },
    { level: 2, text: '주문 상품', field: '' },
    { level: 3, text: '', field: '' },
    { level: 2, text: '배송지', field: '' },
    { level: 2, text: '취소 요청', field: '' },
    { level: 2, text: '배송', field: '' },
    { level: 2, text: '주문하신 분', field: '' },
    { level: 2, text: '현금영수증 신청', field: '' },
    { level: 2, text: '취소와 환불', field: '' },
    { level: 2, text: '결제', field: '' },
  ],
  example: {},
})
