import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { BusinessVerify } from './view'

export const businessVerify = defineBlock({
  type: 'business-verify',
  version: 1,
  title: '사업자 인증',
  group: 'system',
  props,
  view: BusinessVerify,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '사업자 인증', lead: '사업자등록증에 적힌 대로 입력하면 국세청에 등록된 정보와 맞는지 확인합니다.' },
})
