import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Gallery } from './view'

export const gallery = defineBlock({
  type: 'gallery',
  version: 1,
  title: '사진 넘겨 보기',
  group: 'media',
  props,
  view: Gallery,
  example: {
    label: '원목결 마루 사진',
    items: [
      {
        TP: '01',
        URL: '/media/rooms/living-sand.webp',
        ALT: '낮은 햇살이 오크 마루에 드리운 모래빛 거실',
        DSC: '오크 내추럴, 165mm',
        width: 1280,
        height: 800,
      },
      { TP: '01', URL: '/media/rooms/bedroom-linen.webp', ALT: '리넨 침구와 밝은 마루의 침실', width: 1280, height: 800 },
      { TP: '02', URL: 'aqz-KE-bpKQ', ALT: '마루 시공 영상', poster: '/media/rooms/showroom-floor.webp' },
    ],
  },
})
