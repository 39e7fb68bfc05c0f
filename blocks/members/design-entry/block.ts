import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { DesignEntry } from './view'

export const designEntry = defineBlock({
  type: 'design-entry',
  version: 1,
  title: '디자인 서비스 입구',
  group: 'system',
  props,
  view: DesignEntry,
  load,
  live: true,
  headings: ({ title }) => [{ level: 2, text: coerceText(title), field: '/title' }],
  example: {
    title: '3D 디자인 서비스',
    text: '고객의 공간을 3D로 그리고 자재를 적용해 볼 수 있습니다.',
    label: '디자인 서비스',
  },
})
