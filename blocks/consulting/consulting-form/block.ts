import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { STEPS } from './fields'
import { load } from './load'
import { props } from './schema'
import { ConsultingForm } from './view'

export const consultingForm = defineBlock({
  type: 'consulting-form',
  version: 1,
  title: '상담 신청서',
  group: 'system',
  props,
  view: ConsultingForm,
  load,
  query: ['eventId', 'checkValue', 'shopId'],
  headings: ({ title, heading }) => [
    { level: heading === 'h2' ? 2 : 1, text: coerceText(title), field: '/heading' },
    ...STEPS.map(({ title: text }) => ({ level: 2 as const, text, field: '' })),
  ],
  example: { title: '상담 신청', lead: '남겨 주신 연락처로 영업일 기준 2일 안에 담당자가 연락드립니다.', kind: 'several' },
})
