import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ContentList } from './view'

export const contentList = defineBlock({
  type: 'content-list',
  version: 1,
  title: '트렌드·가이드·매거진 목록',
  group: 'collection',
  props,
  view: ContentList,
  load,
  hasNothing: ({ paging = true }, { contents }) => !paging && contents.length === 0,
  headings: ({ level, layout }) =>
    [coerceNumber(level, 2), ...(layout === 'years' ? [coerceNumber(level, 2) + 1] : [])].map((each) => ({
      level: each,
      text: '',
      field: '/level',
    })),
  query: ['page', 'sort', 'trendTab', 'guideTab'],
  example: { kind: 'life-book', layout: 'ruled', size: 24, lead: true },
})
