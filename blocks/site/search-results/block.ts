import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { SearchResults } from './view'

export const searchResults = defineBlock({
  type: 'search-results',
  version: 1,
  title: '검색 결과',
  group: 'collection',
  props,
  view: SearchResults,
  load,
  query: ['searchKeyword', 'currentTab', 'page'],
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { title: '통합검색', size: 12 },
})
