import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { WinnerList } from './view'

export const winnerList = defineBlock({
  type: 'winner-list',
  version: 1,
  title: '당첨자 발표 목록',
  group: 'collection',
  props,
  view: WinnerList,
  load,
  query: ['pageNo'],
  example: { size: 10, paging: true },
})
