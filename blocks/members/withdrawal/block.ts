import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { Withdrawal } from './view'

export const withdrawal = defineBlock({
  type: 'withdrawal',
  version: 1,
  title: '회원 탈퇴',
  group: 'system',
  props,
  view: Withdrawal,
  load,
  live: true,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '탈퇴하면 사라지는 내용', field: '/title' },
    { level: 2, text: '이름 없이 남거나 법에 따라 보관하는 내용', field: '/title' },
  ],
  example: {
    title: '회원 탈퇴',
    lead: '탈퇴하면 되돌릴 수 없습니다. 아래 내용을 먼저 확인해 주세요.',
    notes: ['이름, 연락처, 주소와 같은 개인정보를 바로 지웁니다.', '사용하던 아이디는 다시 사용할 수 없습니다.'],
  },
})
