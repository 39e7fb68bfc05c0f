import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyCoupons } from './view'

export const myCoupons = defineBlock({
  type: 'my-coupons',
  version: 1,
  title: '내 쿠폰',
  group: 'system',
  props,
  view: MyCoupons,
  load,
  live: true,
  query: ['page'],
  headings: () => [
    { level: 1, text: '쿠폰', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { size: 10 },
})
