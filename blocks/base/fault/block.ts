import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { Fault } from './view'

/** Fails on purpose, in each possible way: shows on a running site that one bad block never breaks a page. */
export const fault = defineBlock({
  type: 'fault',
  version: 1,
  title: '실패 시험',
  group: 'system',
  internal: true,
  props,
  view: Fault,
  load,
  example: { how: 'browser' },
})
