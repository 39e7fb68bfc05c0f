import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { BeforeAfterBlock } from './view'

export const beforeAfter = defineBlock({
  type: 'before-after',
  version: 1,
  title: '시공 전과 후',
  group: 'media',
  props,
  view: BeforeAfterBlock,
  example: {
    before: {
      src: '/media/rooms/before-living.webp',
      alt: '체리색 몰딩과 누런 꽃무늬 벽지, 형광등과 갈색 소파가 있던 오래된 아파트 거실',
      width: 1280,
      height: 800,
    },
    after: {
      src: '/media/rooms/after-living.webp',
      alt: '흰 벽과 밝은 마루, 얇은 커튼과 먹색 창으로 바꾸고 낮은 소파를 둔 같은 자리의 거실',
      width: 1280,
      height: 800,
    },
    label: '거실',
    caption: '몰딩과 꽃무늬 벽지를 걷어 낸 거실',
    ratio: '16/10',
  },
})
