import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { GuestAgreement } from './view'

export const guestAgreement = defineBlock({
  type: 'guest-agreement',
  version: 1,
  title: '비회원 주문 동의',
  group: 'system',
  props,
  view: GuestAgreement,
  load,
  query: ['items'],
  headings: () => [
    { level: 1, text: '비회원 주문', field: '' },
    { level: 2, text: '회원이신가요?', field: '' },
  ],
  example: {},
})
