import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Footer } from './view'

export const footer = defineBlock({
  type: 'footer',
  version: 1,
  title: '바닥글',
  group: 'navigation',
  props,
  view: Footer,
  load,
  example: {
    hours: '평일 09:00~18:00 (점심 12:00~13:00), 주말·공휴일 휴무',
    company: '㈜라움하우스',
    owner: '정가람',
    address: '서울특별시 강남구 라움로 12, 라움빌딩 8층',
    email: 'help@raumgyeol.example',
    businessNumber: '123-45-67891',
    orderNumber: '제2026-서울강남-00000호',
    hosting: '㈜라움하우스',
    privacyOfficer: '한결',
    policies: [
      { label: '이용약관', link: '/cs/use-agreement' },
      { label: '개인정보처리방침', link: '/etc/privacy', strong: true },
    ],
    socials: [],
    copyright: '© 2026 RAUMHAUS',
  },
})
