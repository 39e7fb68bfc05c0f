import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { StoreCategoryHead } from './view'

export const storeCategoryHead = defineBlock({
  type: 'store-category-head',
  version: 1,
  title: '스토어 카테고리 머리',
  group: 'collection',
  props,
  view: StoreCategoryHead,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  // The parent of a category that cannot be read.
  query: ['category'],
  example: { category: 'living' },
})
