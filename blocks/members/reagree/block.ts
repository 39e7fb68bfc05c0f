import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { Reagree } from './view'

export const reagree = defineBlock({
  type: 'reagree',
  version: 1,
  title: '약관 재동의',
  group: 'system',
  props,
  view: Reagree,
  load,
  live: true,
  query: ['callback'],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '약관에 동의해 주세요', lead: '서비스를 계속 이용하려면 필수 약관 동의와 본인인증이 필요합니다.' },
})
