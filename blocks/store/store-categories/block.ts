import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { StoreCategories } from './view'

export const storeCategories = defineBlock({
  type: 'store-categories',
  version: 1,
  title: '스토어 카테고리',
  group: 'collection',
  props,
  view: StoreCategories,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  blank: (_, { categories }) => (categories.length > 0 ? undefined : '이 아래에는 카테고리가 없어 방문자에게는 보이지 않습니다.'),
  example: { layout: 'grid', columns: 6, label: '스토어 카테고리' },
})
