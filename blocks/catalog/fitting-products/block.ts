import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { FittingProducts } from './view'

export const fittingProducts = defineBlock({
  type: 'fitting-products',
  version: 1,
  title: '맞춤 제품',
  group: 'collection',
  props,
  view: FittingProducts,
  example: { title: '본 제품과 어울리는 재료' },
})
