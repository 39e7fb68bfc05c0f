import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { RecentProducts } from './view'

export const recentProducts = defineBlock({
  type: 'recent-products',
  version: 1,
  title: '최근 본 제품',
  group: 'collection',
  props,
  view: RecentProducts,
  example: { title: '최근 본 제품' },
})
