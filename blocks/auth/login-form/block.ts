import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { Login } from './view'

export const loginForm = defineBlock({
  type: 'login-form',
  version: 1,
  title: '로그인',
  group: 'system',
  props,
  view: Login,
  load,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: {
    title: '로그인',
    lead: '스크랩과 상담 기록을 이어서 봅니다.',
    direct: false,
    photo: { src: '/media/rooms/living-sand.webp', alt: '모래색 벽과 참나무 바닥의 밝은 거실', width: 1600, height: 1200 },
  },
})
