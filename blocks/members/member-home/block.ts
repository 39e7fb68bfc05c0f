import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MemberHome } from './view'

export const memberHome = defineBlock({
  type: 'member-home',
  version: 1,
  title: '회원 인사와 동의 현황',
  group: 'system',
  props,
  view: MemberHome,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '', field: '' },
    { level: 2, text: '동의 현황', field: '' },
    { level: 2, text: '계정 관리', field: '' },
  ],
  example: { lead: '스크랩과 상담, 주문을 한곳에서 봅니다.' },
})
