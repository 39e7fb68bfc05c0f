import { Type } from 'typebox'
import { CUID } from '@/schemas/rules/catalog/recommendation-input'
import { contract } from '@/schemas/api/base/contract'
import { productHead } from './products'

/**
 * Products of the recommender (K-RECO). Ours is an embedded replacement: it uses the named product and the most viewed ones, and stores
 * nothing about the browser whose id is sent.
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
  tags: () => ['products', 'categories', 'prices'],
})
