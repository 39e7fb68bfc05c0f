import { and, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/reviews'
import { orderLines } from '@/services/db/tables/orders'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { presentReviews } from '../domain/voices/present-review'

export const listMyReviews = operation(contracts.listMyGoodsReviews, async ({ page = 1, size = 10 }, ctx) => {
  const { db, siteId, session } = ctx
  const mine = and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.memberNo, session.user!.memberNo), isNull(goodsReviews.deletedAt))
  const rows = await db
    .select({ review: goodsReviews, line: orderLines, goods: { name: goods.name, image: goods.image, imageAlt: goods.imageAlt } })
    .from(goodsReviews)
    .leftJoin(orderLines, eq(orderLines.lineSeq, goodsReviews.lineSeq))
    .leftJoin(goods, and(eq(goods.goodsId, goodsReviews.goodsId), eq(goods.publishedYn, 'Y')))
    .where(mine)
    .orderBy(desc(goodsReviews.postedAt), desc(goodsReviews.reviewSeq))
    .limit(size)
    .offset((page - 1) * size)
  const read = await presentReviews(
    rows.map(({ review }) => review),
    ctx,
    true,
  )
  return {
    items: rows.map(({ review, line, goods: shown }, at) => ({
      ...read[at]!,
      goodsId: shown ? (review.goodsId ?? '') : '',
      name: line?.name ?? shown?.name ?? '판매를 마친 상품',
      image: line?.image ?? shown?.image ?? '',
      imageAlt: line?.imageAlt ?? shown?.imageAlt ?? '',
      points: review.points,
    })),
    totalCount: await db.$count(goodsReviews, mine),
  }
})
