import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { NewsList } from './view'

export const newsList = defineBlock({
  type: 'news-list',
  version: 1,
  title: '브랜드 소식 목록',
  group: 'collection',
  props,
  view: NewsList,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['page'],
  example: { size: 10, paging: true },
})
