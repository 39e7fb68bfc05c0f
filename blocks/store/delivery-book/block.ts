import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { DeliveryBook } from './view'

export const deliveryBook = defineBlock({
  type: 'delivery-book',
  version: 1,
  title: '내 배송지',
  group: 'system',
  props,
  view: DeliveryBook,
  load,
  live: true,
  headings: () => [{ level: 1, text: '배송지 관리', field: '' }],
  example: {},
})
