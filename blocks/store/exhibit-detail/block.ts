import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ExhibitDetail } from './view'

export const exhibitDetail = defineBlock({
  type: 'exhibit-detail',
  version: 1,
  title: '기획전 상세',
  group: 'collection',
  props,
  view: ExhibitDetail,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { goodsTitle: '기획전 상품' },
})
