import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { OwnData } from './view'

export const ownData = defineBlock({
  type: 'own-data',
  version: 1,
  title: '로그인한 기기와 내 정보',
  group: 'system',
  props,
  view: OwnData,
  load,
  live: true,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '로그인한 기기', field: '' },
    { level: 2, text: '내 정보 내려받기', field: '' },
  ],
  example: { title: '로그인한 기기와 내 정보' },
})
