import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { PromotionBanner } from './view'

export const promotionBanner = defineBlock({
  type: 'promotion-banner',
  version: 1,
  title: '기획전 배너',
  group: 'collection',
  props,
  view: PromotionBanner,
  load,
  headings: () => [{ level: 2, text: '', field: '' }],
  blank: (_, { exhibit }) => (exhibit ? undefined : '끝났거나 없는 기획전이어서 방문자에게는 보이지 않습니다.'),
  example: { linkLabel: '기획전 보기' },
})
