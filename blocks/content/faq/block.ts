import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Faq } from './view'

export const faq = defineBlock({
  type: 'faq',
  version: 1,
  title: '자주 묻는 질문',
  group: 'collection',
  props,
  view: Faq,
  load,
  query: ['category', 'keyword'],
  example: { size: 100, tabs: true, search: true },
})
