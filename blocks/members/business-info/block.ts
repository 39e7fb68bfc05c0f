import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { BusinessInfo } from './view'

export const businessInfo = defineBlock({
  type: 'business-info',
  version: 1,
  title: '사업자 정보 수정',
  group: 'system',
  props,
  view: BusinessInfo,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '사업자 정보 수정', lead: '상호와 업종, 연락처를 바꿀 수 있습니다.' },
})
