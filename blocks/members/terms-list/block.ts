import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { TermsList } from './view'

export const termsList = defineBlock({
  type: 'terms-list',
  version: 1,
  title: '약관 모음',
  group: 'collection',
  props,
  view: TermsList,
  load,
  example: { who: 'both' },
})
