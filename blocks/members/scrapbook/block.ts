import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Scrapbook } from './view'

export const scrapbook = defineBlock({
  type: 'scrapbook',
  version: 1,
  title: '스크랩북',
  group: 'system',
  props,
  view: Scrapbook,
  load,
  live: true,
  query: ['type', 'folder', 'page'],
  headings: () => [
    { level: 1, text: '스크랩북', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { size: 24 },
})
