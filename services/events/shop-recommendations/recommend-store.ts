import * as contracts from '@/schemas/api/events/shop-recommendations'
import { answer } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

export const recommendStore = answer(
  contracts.recommendStore,
  'services/events/shop-recommendations/recommend-store.ts',
  async ({ comment, ...input }, ctx) => {
    await recommendInEvent(ctx, contracts.recommendStore, { ...input, comment: comment.trim() })
    return {}
  },
)
