import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { productGoods } from '@/services/db/tables/product-goods'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { countsAsReview } from '../domain/voices/count-reviews'
import { presentReviews } from '../domain/voices/present-review'

/** Of all goods that sell it, each review with the options that were bought: as many as the pages of the goods count together. */
export const listProductReviews = operation(contracts.listProductReviews, async ({ prdId, size = 3 }, ctx) => {
  const { db, siteId } = ctx
  const { goodsId, reviewSeq, postedAt, stars } = goodsReviews
  const sells = sql`exists (select 1 from ${productGoods} join ${goods} on ${goods.goodsId} = ${productGoods.goodsId} where ${and(
    eq(productGoods.siteId, siteId),
    eq(productGoods.productId, prdId),
    eq(productGoods.goodsId, goodsId),
    eq(goods.publishedYn, 'Y'),
    eq(goods.kind, 'goods'),
  )})`
  const shown = and(eq(goodsReviews.siteId, siteId), sells, countsAsReview())
  const numbers = await db
    .select({ goodsId, count: count(), stars: sql<number>`sum(${stars})::int` })
    .from(goodsReviews)
    .where(shown)
    .groupBy(goodsId)
    .orderBy(desc(count()), goodsId)
  const reviewCnt = numbers.reduce((sum, one) => sum + one.count, 0)
  const sum = numbers.reduce((total, one) => total + one.stars, 0)
  const helps = sql`(select count(*) from ${reviewHelps} where ${reviewHelps.reviewSeq} = ${reviewSeq})`
  const rows =
    reviewCnt > 0 ? await db.select().from(goodsReviews).where(shown).orderBy(desc(helps), desc(postedAt), desc(reviewSeq)).limit(size) : []
  const reviews = await presentReviews(rows, ctx)
  return {
    items: reviews.map((review, at) => ({ ...review, goodsId: rows[at]!.goodsId ?? '' })),
    totalCount: reviewCnt,
    item: { reviewCnt, score: reviewCnt > 0 ? Math.round((sum / reviewCnt) * 10) / 10 : 0, goodsId: numbers[0]?.goodsId ?? '' },
  }
})
