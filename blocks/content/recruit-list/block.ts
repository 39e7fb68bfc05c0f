import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { RecruitList } from './view'

export const recruitList = defineBlock({
  type: 'recruit-list',
  version: 1,
  title: '결모임 모집',
  group: 'collection',
  props,
  view: RecruitList,
  load,
  query: ['page'],
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  example: { look: 'all' },
})
