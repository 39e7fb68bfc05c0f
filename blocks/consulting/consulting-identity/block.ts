import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { ConsultingIdentity } from './view'

export const consultingIdentity = defineBlock({
  type: 'consulting-identity',
  version: 1,
  title: '상담 내역 본인 확인',
  group: 'system',
  props,
  view: ConsultingIdentity,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '상담 내역 본인 확인', lead: '상담을 신청한 분의 휴대전화로 본인인증을 하면 상담 내역을 볼 수 있습니다.' },
})
