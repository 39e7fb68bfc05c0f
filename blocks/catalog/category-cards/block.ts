import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { CategoryCards } from './view'

export const categoryCards = defineBlock({
  type: 'category-cards',
  version: 1,
  title: '카테고리 모음',
  group: 'collection',
  props,
  view: CategoryCards,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  example: { layout: 'grid', columns: 4, label: '품목으로 찾기' },
})
