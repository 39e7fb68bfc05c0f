import { defineBlock } from '@/renderer/define-block'
import { CATEGORY_QUERY } from '../_parts/product/category-field'
import { load } from './load'
import { props } from './schema'
import { ProductList } from './view'

export const productList = defineBlock({
  type: 'product-list',
  version: 1,
  title: '제품 목록',
  group: 'collection',
  props,
  view: ProductList,
  load,
  headings: () => [{ level: 2, text: '', field: '' }],
  query: ['page', 'filter', 'sort', ...CATEGORY_QUERY],
  example: { category: 'floor', size: 24 },
})
