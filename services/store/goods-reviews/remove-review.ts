import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { goodsReviews } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { ownReview } from '../domain/voices/own-review'
import { countReviews } from '../domain/voices/count-reviews'
import { returnReviewPoints } from '../domain/voices/review-points'

/** The row stays as evidence, and the line takes no second review. */
export const removeReview = operation(contracts.removeGoodsReview, async ({ reviewSeq }, ctx) => {
  const row = await ownReview(ctx.db, ctx, reviewSeq)
  if (!row) throw ctx.fail('notOwn')
  await ctx.db.update(goodsReviews).set({ deletedAt: ctx.now, points: 0 }).where(eq(goodsReviews.reviewSeq, reviewSeq))
  await countReviews(ctx, row.goodsId)
  const points = row.lineSeq === null ? 0 : await returnReviewPoints(ctx, row.memberNo!, row.lineSeq, row.points)
  return {
    item: { points },
    message: `후기를 삭제했습니다.${points > 0 ? ` ${points.toLocaleString('ko-KR')}포인트를 회수했습니다.` : ''}`,
  }
})
