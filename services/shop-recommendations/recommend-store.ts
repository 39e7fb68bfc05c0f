import * as contracts from '@/schemas/api/shop-recommendations'
import { hasForbiddenWord } from '@/services/kit/forbidden-words'
import { answer, fail } from '@/services/kit/service'
import { recommendInEvent } from './recommend-in-event'

/** V-FW-1 before anything is kept. */
export const recommendStore = answer(
  contracts.recommendStore,
  'services/shop-recommendations/recommend-store.ts',
  async ({ comment, ...input }, ctx) => {
    const words = comment.trim()
    if (await hasForbiddenWord(words, ctx)) throw fail(contracts.recommendStore, 'forbiddenWord')
    await recommendInEvent(ctx, contracts.recommendStore, { ...input, comment: words })
    return {}
  },
)
