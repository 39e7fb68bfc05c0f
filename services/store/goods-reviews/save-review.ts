import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { authorName } from '@/schemas/rules/base/author-name'
import { pointsOf } from '@/schemas/rules/store/review-points'
import { orderLines, orders } from '@/services/db/tables/orders'
import { goodsReviews } from '@/services/db/tables/reviews'
import { operation } from '@/services/kit/service'
import { isDelivered, isUnreviewed } from '../domain/orders/is-delivered'
import { countReviews } from '../domain/voices/count-reviews'
import { giveReviewPoints } from '../domain/voices/review-points'
import { takePhotos, takeWords } from '../domain/voices/take-photos'

export const saveReview = operation(contracts.saveGoodsReview, async ({ lineSeq: askedFor, stars, contents: typed, files = [] }, ctx) => {
  const { siteId, now, session } = ctx
  const { memberNo } = session.user!
  const contents = await takeWords(ctx, typed)
  const [own] = await ctx.db
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderId, orderLines.orderId))
    .where(and(eq(orderLines.lineSeq, askedFor), isDelivered(ctx)))
  if (!own) throw ctx.fail('notDelivered')
  // Before photographs are re-encoded for nothing; the index refuses a second one at once.
  const isNew = await ctx.db.$count(orderLines, and(eq(orderLines.lineSeq, askedFor), isUnreviewed(ctx)))
  if (isNew === 0) throw ctx.fail('again')
  const photos = await takePhotos(ctx, files)
  const points = pointsOf(photos.length)
  const { goodsId, choices, splitFrom } = own.line
  const lineSeq = splitFrom ?? askedFor
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(goodsReviews)
      .values({
        siteId,
        goodsId,
        lineSeq,
        memberNo,
        shownName: authorName(session.user!),
        choices,
        stars,
        contents,
        photos,
        points,
        postedAt: now,
      })
      .onConflictDoNothing({ target: goodsReviews.lineSeq })
      .returning({ REVIEW_SEQ: goodsReviews.reviewSeq })
    if (!row) throw ctx.fail('again')
    const inside = { db: tx, siteId, now, touch: (...tags: string[]) => ctx.touch(...tags) }
    await countReviews(inside, goodsId)
    await giveReviewPoints(inside, memberNo, lineSeq, points, false)
    return { item: { ...row, points }, message: `후기를 등록하고 ${points.toLocaleString('ko-KR')}포인트를 적립했습니다.` }
  })
})
