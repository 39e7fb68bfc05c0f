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
  example: { category: 'living' },
})
