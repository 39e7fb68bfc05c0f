import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ShopDetail } from './view'

export const shopDetail = defineBlock({
  type: 'shop-detail',
  version: 1,
  title: '매장 본문',
  group: 'collection',
  props,
  view: ShopDetail,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { list: '/zin/exhibition' },
})
