import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { CommonCodes } from './view'

export const commonCodes = defineBlock({
  type: 'common-codes',
  version: 1,
  title: '공통 코드 표',
  group: 'system',
  props,
  view: CommonCodes,
  load,
  example: {},
})
