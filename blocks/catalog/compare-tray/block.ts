import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { CompareTray } from './view'

export const compareTray = defineBlock({
  type: 'compare-tray',
  version: 1,
  title: '비교함',
  group: 'system',
  props,
  view: CompareTray,
  example: {},
})
