import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { Button } from './view'

export const button = defineBlock({
  type: 'button',
  version: 1,
  title: '버튼',
  group: 'text',
  props,
  view: Button,
  example: {
    label: '방문 예약',
    link: '/zin/consulting/start',
    tone: 'primary',
    second: { label: '매장 찾기', link: '/zin/exhibition', tone: 'line' },
  },
})
