import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/review-desk'
import { authorShown } from '@/schemas/rules/base/author-name'
import { contains } from '@/services/db/contains'
import { replyReports } from '@/services/db/tables/replies'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { operation, type Ctx } from '@/services/kit/service'
import { listedForStaff, reviewState } from '../domain/voices/listed-for-staff'

/** Reasons that a row shows. */
const REASONS = 5

export const browseReviews = operation(
  contracts.browseReviews,
  async ({ state, stars, search = '', direction = 'desc', page = 1, size = 20 }, ctx) => {
    const { db, siteId } = ctx
    const words = search.trim()
    const found = and(
      listedForStaff(siteId),
      stars ? eq(goodsReviews.stars, stars) : undefined,
      words ? or(contains(goodsReviews.contents, words), contains(goods.name, words)) : undefined,
    )
    const order = direction === 'asc' ? asc : desc
    const rows = await db
      .select({ review: goodsReviews, state: reviewState(), goodsName: goods.name })
      .from(goodsReviews)
      .leftJoin(goods, eq(goods.goodsId, goodsReviews.goodsId))
      .where(and(found, state ? eq(reviewState(), state) : undefined))
      .orderBy(order(goodsReviews.postedAt), order(goodsReviews.reviewSeq))
      .limit(size)
      .offset((page - 1) * size)
    const stateOf = reviewState().as('state')
    const all = db.select({ stateOf }).from(goodsReviews).leftJoin(goods, eq(goods.goodsId, goodsReviews.goodsId)).where(found).as('found')
    const numbers = await db.select({ state: all.stateOf, count: count() }).from(all).groupBy(all.stateOf)
    const counts = { all: 0, reported: 0, hidden: 0, shown: 0 }
    for (const one of numbers) {
      counts[one.state] = one.count
      counts.all += one.count
    }
    const reasonsOf = await reasons(
      ctx,
      rows.map(({ review }) => review.reviewSeq),
    )
    return {
      items: rows.map(({ review, goodsName, state: now }) => ({
        reviewSeq: review.reviewSeq,
        goodsId: review.goodsId ?? '',
        goodsName: goodsName ?? '지운 상품',
        author: authorShown(review.shownName),
        stars: review.stars,
        contents: review.contents,
        photos: review.photos,
        postedAt: review.postedAt.toISOString(),
        state: now,
        answer: review.answer,
        reportCnt: review.reportCnt,
        reasons: reasonsOf(review.reviewSeq),
        reviewReason: review.reviewReason,
      })),
      totalCount: counts[state ?? 'all'],
      item: { counts },
    }
  },
)

async function reasons({ db }: Ctx, seqs: number[]): Promise<(seq: number) => string[]> {
  const found =
    seqs.length === 0
      ? []
      : await db
          .select({ seq: replyReports.goodsReviewSeq, reason: replyReports.reason })
          .from(replyReports)
          .where(inArray(replyReports.goodsReviewSeq, seqs))
          .orderBy(desc(replyReports.reportedAt), desc(replyReports.reportSeq))
  return (wanted) =>
    found
      .filter(({ seq }) => seq === wanted)
      .slice(0, REASONS)
      .map(({ reason }) => reason)
}
