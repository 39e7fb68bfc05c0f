import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Video } from './view'

export const video = defineBlock({
  type: 'video',
  version: 1,
  title: '영상',
  group: 'media',
  props,
  view: Video,
  example: {
    source: 'youtube',
    address: 'aqz-KE-bpKQ',
    title: '원목결 마루가 놓이는 하루',
    caption: '실측부터 걸레받이까지, 하루의 시공을 3분에 담았습니다.',
    poster: { src: '/media/rooms/showroom-floor.webp', alt: '마루 견본이 벽을 따라 놓인 전시장', width: 1280, height: 800 },
    ratio: '16:9',
    autoplayInView: false,
    loop: false,
    stopOutside: true,
  },
})
