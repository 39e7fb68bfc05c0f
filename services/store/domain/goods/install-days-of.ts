import { and, eq, inArray } from 'drizzle-orm'
import { arrivalOf, installDays, type ArrivalPlace } from '@/schemas/rules/store/arrival'
import { publicHolidays } from '@/services/base/public-holidays'
import { goods } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { storeTerms } from '../terms/store-terms'

/**
 * When what is installed of some goods can be, if it is ordered now: the first day of each place, on which all of it can be there, and the days
 * from there on. Undefined where nothing is installed.
 */
export async function installDaysOf(
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
  now: Date,
  goodsIds: readonly string[],
): Promise<{ first: (place: ArrivalPlace) => string; days: string[] } | undefined> {
  if (goodsIds.length === 0) return undefined
  const rows = await db
    .select({ delivery: goods.delivery, leadDays: goods.leadDays })
    .from(goods)
    .where(
      and(
        eq(goods.siteId, siteId),
        eq(goods.kind, 'goods'),
        eq(goods.delivery, 'install'),
        eq(goods.publishedYn, 'Y'),
        inArray(goods.goodsId, [...goodsIds]),
      ),
    )
  if (rows.length === 0) return undefined
  const names = await publicHolidays(now)
  const isHoliday = (day: string) => names(day).length > 0
  const { arrival } = await storeTerms(db, siteId)
  const first = (place: ArrivalPlace) =>
    rows
      .map((row) => arrivalOf(now, [row], place, arrival, isHoliday).from)
      .toSorted()
      .at(-1)!
  return { first, days: installDays(first('main'), isHoliday) }
}
