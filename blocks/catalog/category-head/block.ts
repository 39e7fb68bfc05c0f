import { defineBlock } from '@/renderer/define-block'
import { CATEGORY_QUERY } from '../_parts/product/category-field'
import { load } from './load'
import { props } from './schema'
import { CategoryHead } from './view'

export const categoryHead = defineBlock({
  type: 'category-head',
  version: 1,
  title: '카테고리 머리',
  group: 'collection',
  props,
  view: CategoryHead,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  query: [...CATEGORY_QUERY],
  example: { category: 'floor' },
})
