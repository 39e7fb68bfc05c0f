import { defineBlock } from '@/renderer/define-block'
import { coerceRecords, coerceText } from '../_parts/coerce'
import { attendCarousel } from './attend-carousel'
import { props } from './schema'
import { Hero } from './view'

export const hero = defineBlock({
  type: 'hero',
  version: 1,
  title: '첫 장면',
  group: 'media',
  props,
  view: Hero,
  attend: attendCarousel,
  headings: ({ heading, slides }) =>
    coerceRecords(slides).map(({ title }, i) => ({
      level: i === 0 && heading !== 'h2' ? 1 : 2,
      text: coerceText(title),
      field: '/heading',
    })),
  example: {
    label: '이달의 공간',
    heading: 'h1',
    slides: [
      {
        eyebrow: '거실을 새로 꾸민 시공사례',
        title: '계절이 드나드는\n거실 이야기',
        text: '남향 84㎡(약 25평) 아파트에 원목결 마루와 회벽 질감 벽지를 더했습니다.',
        link: '/styling/expert-style',
        linkLabel: '사례 보기',
        image: {
          src: '/media/heroes/living-sand.webp',
          alt: '낮은 햇살이 오크 마루에 드리운 모래빛 거실',
          width: 1600,
          height: 1000,
          focal: '58% 50%',
        },
        tag: { label: '사진에 보이는 마루 이름', meta: '바닥재, 두께 7.5mm', link: '/zin/home', x: 20, y: 88 },
      },
    ],
  },
})
