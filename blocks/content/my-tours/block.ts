import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { MyTours } from './view'

export const myTours = defineBlock({
  type: 'my-tours',
  version: 1,
  title: '내 집들이',
  group: 'system',
  props,
  view: MyTours,
  load,
  live: true,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '작성 중인 집들이', field: '' },
    { level: 3, text: '', field: '' },
  ],
  example: { title: '내 집들이' },
})
