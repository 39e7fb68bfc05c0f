import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { FoundIds } from './view'

export const foundIds = defineBlock({
  type: 'found-ids',
  version: 1,
  title: '찾은 아이디',
  group: 'system',
  props,
  view: FoundIds,
  load,
  live: true,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '아이디를 확인해 주세요', lead: '본인인증한 정보로 가입된 아이디입니다.' },
})
