import * as contracts from '@/schemas/api/shop-recommendations'
import { answer } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

export const applyStoreRecommend = answer(
  contracts.applyStoreRecommend,
  'services/shop-recommendations/apply-store-recommend.ts',
  async (input, ctx) => {
    await recommendInEvent(ctx, contracts.applyStoreRecommend, input)
    return {}
  },
)
