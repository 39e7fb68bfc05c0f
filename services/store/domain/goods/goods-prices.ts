import { and, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import { priceAt } from '@/schemas/rules/store/price-at'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { SearchKind } from '@/services/parts/search-kind'

/**
 * What everybody pays for these goods now: for the cheapest option that is left. Remodelling costs what its consultation says, and at least
 * this.
 */
export const goodsPrices: NonNullable<SearchKind['pricesOf']> = async ({ db, siteId, ids, now }) => {
  const { goodsId, kind, price, salePrice, memberPrice, timeSalePrice, timeSaleFrom, timeSaleUntil } = goods
  const rows = await db
    .select({ goodsId, kind, price, salePrice, memberPrice, timeSalePrice, timeSaleFrom, timeSaleUntil })
    .from(goods)
    .where(and(eq(goods.siteId, siteId), inArray(goodsId, [...ids])))
  const { given, reserved, sold, extraPrice, publishedYn } = goodsVariants
  const left = await db
    .select({ goodsId: goodsVariants.goodsId, extraFrom: min(extraPrice) })
    .from(goodsVariants)
    .where(
      and(
        eq(goodsVariants.siteId, siteId),
        inArray(goodsVariants.goodsId, [...ids]),
        eq(publishedYn, 'Y'),
        gt(sql`${given} - ${reserved} - ${sold}`, 0),
      ),
    )
    .groupBy(goodsVariants.goodsId)
  const extraOf = new Map(left.map((one) => [one.goodsId, one.extraFrom ?? 0]))
  return new Map(
    rows.map((row) => {
      const at = priceAt(row, now)
      holdsUntil(at.changesAt?.getTime())
      const extraFrom = row.kind === 'goods' ? (extraOf.get(row.goodsId) ?? 0) : 0
      return [row.goodsId, { amount: at.salePrice + extraFrom, isFrom: row.kind === 'remodeling' || extraFrom > 0, unit: '' }]
    }),
  )
}
