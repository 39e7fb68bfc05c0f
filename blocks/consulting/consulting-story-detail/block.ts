import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ConsultingStoryDetail } from './view'

export const consultingStoryDetail = defineBlock({
  type: 'consulting-story-detail',
  version: 1,
  title: '지난 상담 본문',
  group: 'collection',
  props,
  view: ConsultingStoryDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: {},
})
