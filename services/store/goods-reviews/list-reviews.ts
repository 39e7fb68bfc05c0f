import { and, count, desc, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { presentReviews } from '../domain/voices/present-review'
import { countsAsReview } from '../domain/voices/count-reviews'

export const listReviews = operation(
  contracts.listGoodsReviews,
  async ({ goodsId, sort = 'newest', photoYn = 'N', page = 1, size = 10 }, ctx) => {
    const { db, siteId } = ctx
    const { stars, photos, postedAt, reviewSeq } = goodsReviews
    const shown = and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.goodsId, goodsId), countsAsReview())
    const hasPhoto = sql`cardinality(${photos}) > 0`
    const wanted = and(shown, photoYn === 'Y' ? hasPhoto : undefined)
    const helps = sql`(select count(*) from ${reviewHelps} where ${reviewHelps.reviewSeq} = ${reviewSeq})`
    const rows = await db
      .select()
      .from(goodsReviews)
      .where(wanted)
      .orderBy(...(sort === 'best' ? [desc(stars)] : sort === 'helpful' ? [desc(helps)] : []), desc(postedAt), desc(reviewSeq))
      .limit(size)
      .offset((page - 1) * size)
    const numbers = await db
      .select({ stars, count: count(), photos: sql<number>`(count(*) filter (where ${hasPhoto}))::int` })
      .from(goodsReviews)
      .where(shown)
      .groupBy(stars)
    const of = (wantedStars: number): number => numbers.find((one) => one.stars === wantedStars)?.count ?? 0
    const histogram = [5, 4, 3, 2, 1].map(of)
    const reviewCnt = histogram.reduce((sum, one) => sum + one, 0)
    const sum = histogram.reduce((total, one, at) => total + one * (5 - at), 0)
    const photoCnt = numbers.reduce((total, one) => total + one.photos, 0)
    return {
      items: await presentReviews(rows, ctx),
      totalCount: photoYn === 'Y' ? photoCnt : reviewCnt,
      item: { reviewCnt, score: reviewCnt > 0 ? Math.round((sum / reviewCnt) * 10) / 10 : 0, histogram, photoCnt },
    }
  },
)
