import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { PAGE, props } from './schema'
import { MyQuestions } from './view'

export const myQuestions = defineBlock({
  type: 'my-questions',
  version: 1,
  title: '나의 상품 문의',
  group: 'system',
  props,
  view: MyQuestions,
  load,
  live: true,
  query: [PAGE],
  headings: ({ title }) => [{ level: 2, text: coerceText(title), field: '/title' }],
  example: { title: '상품에 남긴 문의', size: 10 },
})
