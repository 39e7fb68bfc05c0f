import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ConsultingStoryList } from './view'

export const consultingStoryList = defineBlock({
  type: 'consulting-story-list',
  version: 1,
  title: '지난 상담 목록',
  group: 'collection',
  props,
  view: ConsultingStoryList,
  load,
  query: ['page', 'filter'],
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  example: { layout: 'browse', size: 12 },
})
