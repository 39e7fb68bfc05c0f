import { defineBlock } from '@/renderer/define-block'
import { REASON } from '@/schemas/rules/base/settle-path'
import { coerceText } from '../_parts/coerce'
import { props } from './schema'
import { StatusMessage } from './view'

export const statusMessage = defineBlock({
  type: 'status-message',
  version: 1,
  title: '상태 안내',
  group: 'system',
  props,
  view: StatusMessage,
  query: [REASON],
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: {
    code: '404',
    title: '페이지를 찾을 수 없습니다.',
    description: '주소가 바뀌었거나 게시가 끝난 페이지입니다. 주소를 확인하거나 다른 페이지로 이동해 주세요.',
    actions: [
      { label: '홈으로', href: '/' },
      { label: '고객지원', href: '/cs' },
    ],
    links: [
      { label: '전문가 시공사례', href: '/styling/expert-style' },
      { label: '제품 둘러보기', href: '/zin/home' },
      { label: '진행 중인 이벤트', href: '/zin/event/event' },
    ],
    image: { src: '/media/rooms/entrance-door.webp', alt: '검은 틀의 세 짝 중문 사이로 안쪽 방이 보이는 현관', width: 1600, height: 1200 },
  },
})
