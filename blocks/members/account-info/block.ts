import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { AccountInfo } from './view'

export const accountInfo = defineBlock({
  type: 'account-info',
  version: 1,
  title: '회원 정보 수정',
  group: 'system',
  props,
  view: AccountInfo,
  load,
  live: true,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '계정 관리', field: '/title' },
  ],
  example: { title: '회원 정보 수정', lead: '‘선택’이라고 적지 않은 항목은 모두 필수입니다.' },
})
