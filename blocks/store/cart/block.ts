import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Cart } from './view'

export const cart = defineBlock({
  type: 'cart',
  version: 1,
  title: '장바구니',
  group: 'system',
  props,
  view: Cart,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '장바구니', field: '' },
    { level: 2, text: '', field: '' },
    { level: 3, text: '', field: '' },
    { level: 2, text: '주문 금액', field: '' },
  ],
  example: { emptyLink: '/store/home', emptyLabel: '스토어 둘러보기' },
})
