import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Person } from './view'

export const person = defineBlock({
  type: 'person',
  version: 1,
  title: '회원의 프로필',
  group: 'system',
  props,
  view: Person,
  load,
  // Whether the reader follows, and whether the person is still shown, is asked for each of them.
  live: true,
  query: ['page'],
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { size: 10 },
})
