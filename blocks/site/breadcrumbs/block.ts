import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Breadcrumbs } from './view'

export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  version: 1,
  title: '현재 위치',
  group: 'navigation',
  props,
  view: Breadcrumbs,
  example: { items: [{ label: '스타일링', href: '/styling/home' }], current: '전문가 시공사례' },
})
