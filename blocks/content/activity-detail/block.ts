import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ActivityDetail } from './view'

export const activityDetail = defineBlock({
  type: 'activity-detail',
  version: 1,
  title: '결모임 활동 본문',
  group: 'collection',
  props,
  view: ActivityDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { list: '/zin/brand/zenne/activity' },
})
