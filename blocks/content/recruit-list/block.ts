import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { RECRUIT_PARTS, RecruitList } from './view'

export const recruitList = defineBlock({
  type: 'recruit-list',
  version: 1,
  title: '결모임 모집',
  group: 'collection',
  props,
  view: RecruitList,
  load,
  query: ['page'],
  headings: ({ look, level }) => [
    { level: coerceNumber(level, 2), text: '', field: '/level' },
    ...(look === 'latest' ? [] : RECRUIT_PARTS.map((text) => ({ level: coerceNumber(level, 2) + 1, text, field: '' }))),
  ],
  example: { look: 'all' },
})
