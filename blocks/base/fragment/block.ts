import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Fragment } from './view'

export const fragment = defineBlock({
  type: 'fragment',
  version: 1,
  title: '조각',
  group: 'layout',
  props,
  view: Fragment,
  example: { ref: 'consult-band' },
})
