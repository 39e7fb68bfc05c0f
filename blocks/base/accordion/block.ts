import { defineBlock } from '@/renderer/define-block'
import { keyedSlots } from '../_parts/keyed-slots'
import { props } from './schema'
import { Accordion } from './view'

export const accordion = defineBlock({
  type: 'accordion',
  version: 1,
  title: '아코디언',
  group: 'layout',
  props,
  view: Accordion,
  slots: ({ items }) => keyedSlots(items, 'title'),
  example: {
    items: [
      { key: 'measure', title: '현장 실측은 어떻게 진행되나요?' },
      { key: 'days', title: '마루 시공에는 며칠이 걸리나요?' },
    ],
    closeOthers: true,
    firstOpen: false,
  },
})
