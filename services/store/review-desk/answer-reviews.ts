import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import { authorShown } from '@/schemas/rules/base/author-name'
import { fillAnswer, knowsPlaces } from '@/schemas/rules/store/answer-places'
import { whyReviewStays } from '@/schemas/rules/store/why-review-stays'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { listedForStaff, reviewState } from '../domain/voices/listed-for-staff'
import { storeAnswer } from './store-answer'

/** An answer that another person wrote is not overwritten unseen. */
export const answerReviews = operation(contracts.answerReviews, async ({ reviewSeqs, answer }, ctx) => {
  if (!knowsPlaces(answer)) throw ctx.fail('unknownPlace')
  return eachOf(reviewSeqs, String, async (reviewSeq) => {
    const [row] = await ctx.db
      .select({ review: goodsReviews, state: reviewState(), answer: goodsReviews.answer, goodsName: goods.name })
      .from(goodsReviews)
      .leftJoin(goods, eq(goods.goodsId, goodsReviews.goodsId))
      .where(and(listedForStaff(ctx.siteId), eq(goodsReviews.reviewSeq, reviewSeq)))
      .for('update', { of: goodsReviews })
    if (!row) return contracts.answerReview.errors!.missing[1]
    const stays = whyReviewStays('answer', row)
    if (stays !== undefined) return stays
    const filled = fillAnswer(answer, { 이름: authorShown(row.review.shownName), 상품: row.goodsName ?? '상품' })
    if ([...filled].length > contracts.ANSWER_MAX) return '이름을 채우면 답글이 너무 깁니다.'
    await storeAnswer(ctx, reviewSeq, filled)
    return undefined
  })
})
