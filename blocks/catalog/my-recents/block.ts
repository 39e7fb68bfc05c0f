import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyRecents } from './view'

export const myRecents = defineBlock({
  type: 'my-recents',
  version: 1,
  title: '회원이 최근 본 것',
  group: 'system',
  props,
  view: MyRecents,
  load,
  live: true,
  headings: () => [2, 2, 2].map((level) => ({ level, text: '', field: '' })),
  example: {},
})
