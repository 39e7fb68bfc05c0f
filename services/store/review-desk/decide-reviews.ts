import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import { whyReviewStays } from '@/schemas/rules/store/why-review-stays'
import { goodsReviews } from '@/services/db/tables/reviews'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { listedForStaff, reviewState } from '../domain/voices/listed-for-staff'
import { storeReviewDecision } from './store-review-decision'

export const decideReviews = operation(contracts.decideReviews, async ({ reviewSeqs, decision, reason: typed }, ctx) => {
  const reason = typed.trim()
  return eachOf(reviewSeqs, String, async (reviewSeq) => {
    const [row] = await ctx.db
      .select({ state: reviewState(), answer: goodsReviews.answer })
      .from(goodsReviews)
      .where(and(listedForStaff(ctx.siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
      .for('update')
    if (!row) return contracts.decideReview.errors!.missing[1]
    const stays = whyReviewStays(decision, row)
    if (stays !== undefined) return stays
    await storeReviewDecision(ctx, { reviewSeq, decision, reason })
    return undefined
  })
})
