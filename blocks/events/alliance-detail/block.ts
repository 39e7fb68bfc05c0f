import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { AllianceDetail } from './view'

export const allianceDetail = defineBlock({
  type: 'alliance-detail',
  version: 1,
  title: '제휴 혜택 본문',
  group: 'collection',
  props,
  view: AllianceDetail,
  load,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { list: '/zin/event/benefit' },
})
