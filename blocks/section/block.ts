import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Section } from './view'

export const section = defineBlock({
  type: 'section',
  version: 1,
  title: '구역',
  group: 'layout',
  props,
  view: Section,
  slots: { content: { title: '내용' } },
  example: {
    tone: 'page',
    space: 'base',
    width: 'base',
    title: '전문가 시공사례',
    lead: '공간을 오래 다뤄 온 시공점의 완성 사례입니다.',
    link: { label: '128건 모두 보기', href: '/styling/expert-style' },
  },
})
