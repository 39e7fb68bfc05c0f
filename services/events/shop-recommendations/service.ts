import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/events/shop-recommendations'
import { takeRecommendPoint } from './take-recommend-point'
import { recommendInEvent } from './recommend-in-event'

const applyStoreRecommend = operation(contracts.applyStoreRecommend, async (input, ctx) => {
  await recommendInEvent(ctx, input)
  return {}
})

const recommendStore = operation(contracts.recommendStore, async ({ comment, ...input }, ctx) => {
  await recommendInEvent(ctx, { ...input, comment: comment.trim() })
  return {}
})

export const shopRecommendations = service('shop-recommendations', [applyStoreRecommend, recommendStore, takeRecommendPoint])
