import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { goodsReviews } from '@/services/db/tables/reviews'
import { goods } from '@/services/db/tables/store'
import type { StoreCtx } from '../orders/move-order'

/** What visitors read and what counts for the score. */
export const countsAsReview = (): SQL => and(isNull(goodsReviews.deletedAt), isNull(goodsReviews.hiddenAt))!

/**
 * Counts the reviews of goods anew after one of them changed: a sum of what is there cannot drift, and lists show it from the row of the
 * goods. The row is locked first, so that two who write at once count one after the other.
 */
export async function countReviews(
  { db, siteId, touch }: Pick<StoreCtx, 'db' | 'siteId' | 'touch'>,
  goodsId: string | null,
): Promise<void> {
  if (goodsId === null) return
  const isOne = and(eq(goods.siteId, siteId), eq(goods.goodsId, goodsId))
  await db.select({ goodsId: goods.goodsId }).from(goods).where(isOne).for('no key update')
  const of = and(eq(goodsReviews.siteId, siteId), eq(goodsReviews.goodsId, goodsId), countsAsReview())
  const [sums] = await db
    .select({ count: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${goodsReviews.stars}), 0)::int` })
    .from(goodsReviews)
    .where(of)
  await db.update(goods).set({ reviewCnt: sums!.count, scoreSum: sums!.sum }).where(isOne)
  touch('goods', `goods:${goodsId}`, `goods-reviews:${goodsId}`)
}
