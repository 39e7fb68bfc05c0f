import { and, eq, inArray } from 'drizzle-orm'
import { arrivalOf, type Arrival, type ArrivalPlace } from '@/schemas/rules/store/arrival'
import { goods } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { storeTerms } from '../terms/store-terms'
import { publicHolidays } from '@/services/base/public-holidays'

/**
 * When these goods arrive that are paid for at a moment, at each place asked about; undefined where none of them is there. Orders keep goods that
 * visitors no longer see.
 */
export async function arrivalOfGoods(
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
  paidAt: Date,
  goodsIds: readonly string[],
  { isForVisitors = false } = {},
): Promise<((place: ArrivalPlace) => Arrival) | undefined> {
  if (goodsIds.length === 0) return undefined
  const rows = await db
    .select({ delivery: goods.delivery, leadDays: goods.leadDays })
    .from(goods)
    .where(
      and(
        eq(goods.siteId, siteId),
        eq(goods.kind, 'goods'),
        inArray(goods.goodsId, [...goodsIds]),
        isForVisitors ? eq(goods.publishedYn, 'Y') : undefined,
      ),
    )
  if (rows.length === 0) return undefined
  const names = await publicHolidays(paidAt)
  const { arrival } = await storeTerms(db, siteId)
  return (place) => arrivalOf(paidAt, rows, place, arrival, (day) => names(day).length > 0)
}
