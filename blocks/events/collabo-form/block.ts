import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { CollaboForm } from './view'

export const collaboForm = defineBlock({
  type: 'collabo-form',
  version: 1,
  title: '협업 이벤트 상담 신청서',
  group: 'event',
  props,
  view: CollaboForm,
  load,
  query: ['eventId', 'inflow'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '인테리어 상담 신청', lead: '남겨 주신 번호로 담당자가 연락드립니다.' },
})
