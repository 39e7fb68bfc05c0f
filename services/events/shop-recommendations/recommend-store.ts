import * as contracts from '@/schemas/api/events/shop-recommendations'
import { operation } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

export const recommendStore = operation(contracts.recommendStore, async ({ comment, ...input }, ctx) => {
  await recommendInEvent(ctx, { ...input, comment: comment.trim() })
  return {}
})
