import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GoodsList } from './view'

export const goodsList = defineBlock({
  type: 'goods-list',
  version: 1,
  title: '상품 목록',
  group: 'collection',
  props,
  view: GoodsList,
  load,
  headings: () => [{ level: 2, text: '', field: '' }],
  query: ['page', 'filter', 'sort'],
  example: { of: 'category', category: 'living', size: 24 },
})
