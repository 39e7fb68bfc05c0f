import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { MyProfile } from './view'

export const myProfile = defineBlock({
  type: 'my-profile',
  version: 1,
  title: '내 프로필',
  group: 'system',
  props,
  view: MyProfile,
  load,
  live: true,
  query: ['page'],
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '팔로우하는 사람', field: '' },
  ],
  example: { title: '내 프로필' },
})
