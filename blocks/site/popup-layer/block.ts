import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { PopupLayer } from './view'

export const popupLayer = defineBlock({
  type: 'popup-layer',
  version: 1,
  title: '팝업 자리',
  group: 'system',
  props,
  view: PopupLayer,
  load,
  example: {},
})
