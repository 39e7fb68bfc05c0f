import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ConsultingDetail } from './view'

export const consultingDetail = defineBlock({
  type: 'consulting-detail',
  version: 1,
  title: '내 상담 상세',
  group: 'system',
  props,
  view: ConsultingDetail,
  load,
  live: true,
  query: ['counselSeq'],
  headings: () => [{ level: 1, text: '상담 상세', field: '' }],
  example: {},
})
