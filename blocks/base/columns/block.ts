import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Columns } from './view'

export const columns = defineBlock({
  type: 'columns',
  version: 1,
  title: '두 칸',
  group: 'layout',
  props,
  view: Columns,
  slots: { first: { title: '첫째 칸' }, second: { title: '둘째 칸' } },
  example: { ratio: '7:5', gap: 'base', stackAt: 'pc', align: 'center' },
})
