import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { AgencyJoin } from './view'

export const agencyJoin = defineBlock({
  type: 'agency-join',
  version: 1,
  title: '대리점·협력사 가입',
  group: 'system',
  props,
  view: AgencyJoin,
  load,
  live: true,
  query: ['kind'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: {
    title: '사업자 정보를 확인해 주세요',
    lead: '국세청에 등록된 사업자인지 먼저 확인합니다.',
    kind: 'interior',
    step: 'business',
  },
})
