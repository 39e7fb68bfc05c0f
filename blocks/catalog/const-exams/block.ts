import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ConstExams } from './view'

export const constExams = defineBlock({
  type: 'const-exams',
  version: 1,
  title: '시공 예시 모음',
  group: 'collection',
  props,
  view: ConstExams,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 3), text: '', field: '/level' }],
  example: { size: 6, label: '시공 예시' },
})
