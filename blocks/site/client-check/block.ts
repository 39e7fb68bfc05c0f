import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ClientCheck } from './view'

export const clientCheck = defineBlock({
  type: 'client-check',
  version: 1,
  title: '클라이언트 점검',
  group: 'system',
  forTests: true,
  props,
  view: ClientCheck,
  example: {},
})
