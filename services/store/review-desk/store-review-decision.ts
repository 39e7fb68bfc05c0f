import { and, eq } from 'drizzle-orm'
import { goodsReviews } from '@/services/db/tables/reviews'
import type { Ctx } from '@/services/kit/service'
import { listedForStaff } from '../domain/voices/listed-for-staff'
import { countReviews } from '../domain/voices/count-reviews'

export interface ReviewDecision {
  reviewSeq: number
  decision: 'hide' | 'leave' | 'show'
  reason: string
}

/** Stores what staff decided about one review, with its line of the audit log. @returns whether there is such a review. */
export async function storeReviewDecision(ctx: Ctx, { reviewSeq, decision, reason }: ReviewDecision): Promise<boolean> {
  const { db, siteId, now } = ctx
  const [row] = await db
    .update(goodsReviews)
    .set({ hiddenAt: decision === 'hide' ? now : null, reviewedAt: now, reviewReason: reason })
    .where(and(listedForStaff(siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
    .returning({ goodsId: goodsReviews.goodsId, memberNo: goodsReviews.memberNo })
  if (!row) return false
  ctx.audit(
    decision === 'hide' ? 'goods-review.hide' : decision === 'leave' ? 'goods-review.leave' : 'goods-review.show',
    `goods-review:${reviewSeq}`,
    { reason },
    [row],
  )
  await countReviews(ctx, row.goodsId)
  return true
}
