import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { NewsDetail } from './view'

export const newsDetail = defineBlock({
  type: 'news-detail',
  version: 1,
  title: '브랜드 소식 본문',
  group: 'collection',
  props,
  view: NewsDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { list: '/zin/brand/news' },
})
