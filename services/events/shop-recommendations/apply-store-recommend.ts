import * as contracts from '@/schemas/api/events/shop-recommendations'
import { operation } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

export const applyStoreRecommend = operation(contracts.applyStoreRecommend, async (input, ctx) => {
  await recommendInEvent(ctx, input)
  return {}
})
