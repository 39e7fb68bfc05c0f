import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ContentDetail } from './view'

export const contentDetail = defineBlock({
  type: 'content-detail',
  version: 1,
  title: '트렌드·가이드·매거진 본문',
  group: 'collection',
  props,
  view: ContentDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { look: 'reading', products: true, related: true },
})
