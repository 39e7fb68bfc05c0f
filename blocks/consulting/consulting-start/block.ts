import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ConsultingStart } from './view'

export const consultingStart = defineBlock({
  type: 'consulting-start',
  version: 1,
  title: '상담 시작',
  group: 'system',
  props,
  view: ConsultingStart,
  load,
  query: ['eventId', 'checkValue', 'shopId'],
  headings: ({ title, heading }) => [{ level: heading === 'h2' ? 2 : 1, text: coerceText(title), field: '/heading' }],
  example: { title: '어떤 상담을 원하시나요?', lead: '바꾸고 싶은 곳을 고르시면 가까운 매장의 담당자가 연락드립니다.' },
})
