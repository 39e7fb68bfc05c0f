import * as contracts from '@/schemas/api/events/shop-recommendations'
import { answer } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

export const applyStoreRecommend = answer(
  contracts.applyStoreRecommend,
  'services/events/shop-recommendations/apply-store-recommend.ts',
  async (input, ctx) => {
    await recommendInEvent(ctx, contracts.applyStoreRecommend, input)
    return {}
  },
)
