import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { SideMenu } from './view'

export const sideMenu = defineBlock({
  type: 'side-menu',
  version: 1,
  title: '구역 메뉴',
  group: 'navigation',
  props,
  view: SideMenu,
  load,
  example: { group: 'eventSide' },
})
