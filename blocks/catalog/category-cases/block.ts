import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { CATEGORY_QUERY } from '../_parts/product/category-field'
import { load } from './load'
import { props } from './schema'
import { CategoryCases } from './view'

export const categoryCases = defineBlock({
  type: 'category-cases',
  version: 1,
  title: '카테고리로 지은 집',
  group: 'collection',
  props,
  view: CategoryCases,
  load,
  headings: ({ title }) => [
    { level: 2, text: coerceText(title), field: '/title' },
    { level: 3, text: '', field: '' },
  ],
  query: [...CATEGORY_QUERY],
  example: { category: 'floor', title: '이 재료로 지은 집' },
})
