import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-help'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { countsAsReview } from '../domain/voices/count-reviews'

export const markReviewHelpful = operation(contracts.markReviewHelpful, async ({ reviewSeq, helpfulYn }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const [review] = await db
    .select({ goodsId: goodsReviews.goodsId, author: goodsReviews.memberNo })
    .from(goodsReviews)
    .where(and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.reviewSeq, reviewSeq), countsAsReview()))
  if (!review) throw ctx.fail('missing')
  if (review.author === memberNo) throw ctx.fail('own')
  const changed =
    helpfulYn === 'Y'
      ? await db.insert(reviewHelps).values({ siteId, reviewSeq, memberNo, helpedAt: now }).onConflictDoNothing().returning()
      : await db
          .delete(reviewHelps)
          .where(and(eq(reviewHelps.reviewSeq, reviewSeq), eq(reviewHelps.memberNo, memberNo)))
          .returning()
  if (changed.length > 0 && review.goodsId) ctx.touch(`goods-reviews:${review.goodsId}`)
  const helpfulCnt = await db.$count(reviewHelps, eq(reviewHelps.reviewSeq, reviewSeq))
  const alreadyYn = changed.length > 0 ? ('N' as const) : ('Y' as const)
  return { item: { helpfulCnt, alreadyYn } }
})
