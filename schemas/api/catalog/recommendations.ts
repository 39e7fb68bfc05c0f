import { Type } from 'typebox'
import { CUID } from '@/schemas/rules/catalog/recommendation-input'
import { contract } from '@/schemas/api/base/contract'
import { productHead } from './products'

/**
 * Products that the recommender would show (K-RECO). Ours is an embedded stand-in: it looks at the product that is named and at what
 * is looked at most, and keeps nothing of the browser whose id comes along.
 */
export const callRecobell = contract({
  at: 'GET /svc/recobellApi/callRecobell',
  id: 'reco.callRecobell',
  title: '맞춤 추천 조회',
  access: 'visitor',
  input: Type.Object({
    type: Type.String({ title: '추천 종류', pattern: '^[a-z]\\d{3}$' }),
    cuid: Type.Optional(Type.String({ title: '브라우저 식별값', pattern: CUID })),
    itemId: Type.Optional(Type.String({ title: '기준 제품', maxLength: 100 })),
  }),
  items: Type.Object(productHead),
  tags: () => ['products', 'categories'],
})
