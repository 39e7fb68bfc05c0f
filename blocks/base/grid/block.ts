import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Grid } from './view'

export const grid = defineBlock({
  type: 'grid',
  version: 1,
  title: '격자',
  group: 'layout',
  props,
  view: Grid,
  slots: { items: { title: '칸' } },
  example: { pc: 3, tablet: 2, mobile: 1, gap: 'base' },
})
