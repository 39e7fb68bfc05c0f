import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import type { ReviewState } from '@/schemas/api/store/review-desk'
import { goodsReviews } from '@/services/db/tables/reviews'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { listedForStaff, reviewState } from '../domain/voices/listed-for-staff'
import { storeReviewDecision } from './store-review-decision'

/** The reviews that a decision is for, and what is said of others. */
const FOR: Readonly<Record<'hide' | 'leave' | 'show', { states: readonly ReviewState[]; words: string }>> = {
  hide: { states: ['reported', 'shown'], words: '이미 숨긴 후기입니다.' },
  leave: { states: ['reported'], words: '신고되어 살펴볼 후기가 아닙니다.' },
  show: { states: ['hidden'], words: '숨긴 후기가 아닙니다.' },
}

export const decideReviews = operation(contracts.decideReviews, async ({ reviewSeqs, decision, reason: typed }, ctx) => {
  const reason = typed.trim()
  return eachOf(reviewSeqs, String, async (reviewSeq) => {
    const [row] = await ctx.db
      .select({ state: reviewState() })
      .from(goodsReviews)
      .where(and(listedForStaff(ctx.siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
      .for('update')
    if (!row) return contracts.decideReview.errors!.missing[1]
    if (!FOR[decision].states.includes(row.state)) return FOR[decision].words
    await storeReviewDecision(ctx, { reviewSeq, decision, reason })
    return undefined
  })
})
