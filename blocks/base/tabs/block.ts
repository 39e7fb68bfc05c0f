import { defineBlock } from '@/renderer/define-block'
import { keyedSlots } from '../_parts/keyed-slots'
import { props, QUERY_NAMES } from './schema'
import { Tabs } from './view'

export const tabs = defineBlock({
  type: 'tabs',
  version: 1,
  title: '탭',
  group: 'layout',
  props,
  view: Tabs,
  slots: ({ tabs }) => keyedSlots(tabs, 'label'),
  introduces: () => true,
  query: QUERY_NAMES,
  example: {
    label: '제품 정보',
    tabs: [
      { key: 'feature', label: '특징' },
      { key: 'spec', label: '규격과 성능' },
    ],
  },
})
