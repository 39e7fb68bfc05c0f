import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyReviews } from './view'

export const myReviews = defineBlock({
  type: 'my-reviews',
  version: 1,
  title: '나의 상품 후기',
  group: 'system',
  props,
  view: MyReviews,
  load,
  live: true,
  query: ['tab', 'page'],
  headings: () => [{ level: 1, text: '상품 후기', field: '' }],
  example: { size: 10 },
})
