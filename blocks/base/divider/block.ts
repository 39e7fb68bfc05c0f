import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Divider } from './view'

export const divider = defineBlock({
  type: 'divider',
  version: 1,
  title: '구분선',
  group: 'layout',
  props,
  view: Divider,
  example: { look: 'line', space: 'base' },
})
