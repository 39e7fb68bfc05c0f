import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Heading } from './view'

export const heading = defineBlock({
  type: 'heading',
  version: 1,
  title: '제목',
  group: 'text',
  props,
  view: Heading,
  example: {
    text: '전문가 시공사례',
    level: 2,
    lead: '공간을 오래 다뤄 온 시공점의 완성 사례입니다.',
    link: { label: '128건 모두 보기', href: '/styling/expert-style' },
  },
})
