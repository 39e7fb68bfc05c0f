import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { WinnerDetail } from './view'

export const winnerDetail = defineBlock({
  type: 'winner-detail',
  version: 1,
  title: '당첨자 발표 본문',
  group: 'collection',
  props,
  view: WinnerDetail,
  headings: () => [{ level: 1, text: '', field: '' }],
  query: ['pageNo'],
  example: { list: '/zin/event/winner' },
})
