import { defineBlock } from '@/renderer/define-block'
import { coerceRecord, coerceNumber, coerceRecords, coerceText } from '../_parts/coerce'
import { props } from './schema'
import { CardList } from './view'

const BADGES = new Map(
  Object.entries({
    ink: { ink: 'neutral-0', on: 'neutral-900' },
    calm: { ink: 'calm', on: 'calm-soft' },
    accent: { ink: 'clay-700', on: 'accent-soft' },
    quiet: { ink: 'ink-mute', on: 'surface-deep' },
  }),
)

export const cardList = defineBlock({
  type: 'card-list',
  version: 1,
  title: '카드 모음',
  group: 'collection',
  props,
  view: CardList,
  headings: ({ level, items }) =>
    coerceRecords(items).map(({ title }) => ({ level: coerceNumber(level, 3), text: coerceText(title), field: '/level' })),
  colours: ({ items }) => ({
    words: coerceRecords(items).flatMap(({ badge }, i) => {
      const colour = badge ? BADGES.get(coerceText(coerceRecord(badge)['tone']) || 'ink') : undefined
      return colour ? [{ field: `/items/${i}/badge/tone`, ...colour }] : []
    }),
  }),
  example: {
    layout: 'feature',
    label: '전문가 시공사례',
    items: [
      {
        title: '월넛과 대리석으로 다시 짠 주방',
        link: '/styling/expert-style',
        image: {
          src: '/media/rooms/kitchen-walnut.webp',
          alt: '짙은 월넛 상부장과 갈색 대리석 아일랜드가 있는 주방',
          width: 1600,
          height: 1200,
        },
        meta: ['서울 마포구', '112㎡(약 34평)', '결디자인'],
      },
      {
        title: '책장 한 면을 월넛으로 채운 서재',
        link: '/styling/expert-style',
        image: { src: '/media/rooms/study-walnut.webp', alt: '월넛 책장 앞에 세이지색 의자를 둔 서재', width: 1600, height: 1200 },
        meta: ['경기 성남시', '128㎡(약 39평)'],
      },
      {
        title: '세이지 타일을 두른 욕실',
        link: '/styling/expert-style',
        image: { src: '/media/rooms/bath-sage.webp', alt: '세이지색 타일을 허리 높이로 두른 밝은 욕실', width: 1600, height: 1200 },
        meta: ['부산 해운대구', '76㎡(약 23평)'],
      },
    ],
  },
})
