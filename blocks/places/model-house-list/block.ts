import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ModelHouseList } from './view'

export const modelHouseList = defineBlock({
  type: 'model-house-list',
  version: 1,
  title: '모델하우스 목록',
  group: 'collection',
  props,
  view: ModelHouseList,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['region', 'page'],
  example: { size: 12 },
})
