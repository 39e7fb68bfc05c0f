import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ProductComparison } from './view'

export const productComparison = defineBlock({
  type: 'product-comparison',
  version: 1,
  title: '제품 비교표',
  group: 'system',
  props,
  view: ProductComparison,
  load,
  query: ['ids'],
  example: {},
})
