import { defineBlock } from '@/renderer/define-block'
import { dropFirst } from './migrate'
import { props } from './schema'
import { Image } from './view'

export const image = defineBlock({
  type: 'image',
  version: 2,
  migrations: { 1: dropFirst },
  title: '사진',
  group: 'media',
  props,
  view: Image,
  example: {
    image: {
      src: '/media/rooms/living-sand.webp',
      alt: '모래빛 회벽과 오크 마루 위로 오후 햇빛이 드는 거실',
      width: 1600,
      height: 1200,
    },
    caption: '원목결 마루 오크 내추럴, 회벽 질감 벽지',
    ratio: '16/10',
  },
})
