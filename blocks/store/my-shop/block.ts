import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyShop } from './view'

export const myShop = defineBlock({
  type: 'my-shop',
  version: 1,
  title: '내 쇼핑',
  group: 'system',
  props,
  view: MyShop,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '쇼핑 내역', field: '' },
    { level: 2, text: '최근 주문', field: '' },
    { level: 3, text: '', field: '' },
  ],
  example: {},
})
