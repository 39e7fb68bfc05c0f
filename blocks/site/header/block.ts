import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Header } from './view'

export const header = defineBlock({
  type: 'header',
  version: 1,
  title: '머리글',
  group: 'navigation',
  props,
  view: Header,
  load,
  example: {
    searchHint: '마루, 창호, 벽지 찾기',
    consultLabel: '상담 신청',
    loginTitle: '로그인하고 이어 보기',
    loginText: '스크랩, 비교함, 상담 기록',
    editorial: {
      image: { src: '/media/rooms/showroom-window.webp', alt: '창호와 중문을 나란히 세운 밝은 전시장', width: 1280, height: 800 },
      title: '우리 집 창, 언제 바꾸면 좋을까요',
      text: '창호 고르는 법',
      link: '/styling/life-book',
    },
    tools: [
      { label: '디지털 카탈로그', link: '/zin/catalog' },
      { label: '자재 소요량 계산', link: '/zin/calculator' },
    ],
  },
})
