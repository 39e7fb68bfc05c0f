import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import { coupons } from '@/services/db/tables/coupons'
import { goods } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { countingGoods, placedGoods } from './counting-goods'

/** Raised where staff make, change or end a coupon that members take on the pages of its goods. */
export const OPEN_COUPONS_TAG = 'open-coupons'

export type OpenCoupon = typeof coupons.$inferSelect

/**
 * Coupons that members take themselves now, and that count for these goods; none for goods that visitors do not see. A page that has them ends
 * when the next one begins or ends.
 */
export async function openCouponsFor(goodsId: string, { db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>): Promise<OpenCoupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.codeKind, 'open'), isNull(coupons.endedAt), gt(coupons.endsAt, now)))
    .orderBy(asc(coupons.endsAt), asc(coupons.couponSeq))
  if (rows.length === 0) return []
  const shown = and(eq(goods.siteId, siteId), eq(goods.goodsId, goodsId), eq(goods.kind, 'goods'), eq(goods.publishedYn, 'Y'))
  if ((await db.$count(goods, shown)) === 0) return []
  const counting = await countingGoods({ db, siteId }, await placedGoods({ db }, [goodsId]))
  const own = rows.filter((coupon) => counting.of(coupon)?.includes(goodsId) ?? true)
  for (const { startsAt, endsAt } of own) holdsUntil(startsAt > now ? startsAt.getTime() : endsAt.getTime() + 1)
  return own.filter(({ startsAt }) => startsAt <= now)
}
