import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { RecentGoods } from './view'

export const recentGoods = defineBlock({
  type: 'recent-goods',
  version: 1,
  title: '최근 본 상품',
  group: 'collection',
  props,
  view: RecentGoods,
  example: { title: '최근 본 상품' },
})
