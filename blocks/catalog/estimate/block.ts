import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { EstimateView } from './view'

export const estimate = defineBlock({
  type: 'estimate',
  version: 1,
  title: '견적 내 보기',
  group: 'collection',
  props,
  view: EstimateView,
  load,
  headings: () => [
    { level: 2, text: '집의 넓이', field: '' },
    { level: 2, text: '고칠 공간', field: '' },
    { level: 2, text: '자재의 등급', field: '' },
    { level: 2, text: '', field: '' },
  ],
  query: ['estimate'],
  example: { included: ['자재와 시공', '자르고 남는 양'], excluded: ['가전과 가구'] },
})
