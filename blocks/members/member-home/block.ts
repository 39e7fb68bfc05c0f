import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MemberHome } from './view'

export const memberHome = defineBlock({
  type: 'member-home',
  version: 1,
  title: '마이페이지 첫 화면',
  group: 'system',
  props,
  view: MemberHome,
  load,
  live: true,
  query: ['kind', 'before'],
  headings: () => [
    { level: 1, text: '내 소식', field: '' },
    { level: 2, text: '', field: '' },
    { level: 2, text: '지난 소식', field: '' },
    { level: 2, text: '최근 스크랩', field: '' },
    { level: 2, text: '나의 활동', field: '' },
    { level: 2, text: '계정 관리', field: '' },
    { level: 2, text: '동의 현황', field: '' },
  ],
  example: { lead: '주문과 상담, 방문과 이벤트를 차례로 봅니다.' },
})
