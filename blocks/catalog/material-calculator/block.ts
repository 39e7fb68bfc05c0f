import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MaterialCalculator } from './view'

export const materialCalculator = defineBlock({
  type: 'material-calculator',
  version: 1,
  title: '자재 소요량 계산기',
  group: 'collection',
  props,
  view: MaterialCalculator,
  load,
  headings: () => [{ level: 2, text: '', field: '' }],
  query: ['prdId'],
  example: { note: '정확한 양은 방문 실측으로 알려 드립니다.' },
})
