import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { ProductInfo } from './view'

export const productInfo = defineBlock({
  type: 'product-info',
  version: 1,
  title: '제품의 특징과 규격',
  group: 'collection',
  props,
  view: ProductInfo,
  example: { contentsTitle: '특징', specsTitle: '규격과 성능', documentsTitle: '내려받을 자료', videosTitle: '영상으로 보기' },
})
