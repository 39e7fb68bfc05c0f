import { and, eq, inArray } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import { priceAt } from '@/schemas/rules/store/price-at'
import { goods } from '@/services/db/tables/store'
import type { SearchKind } from '@/services/parts/search-kind'

/** What everybody pays for these goods now. Remodelling costs what its consultation says, and at least this. */
export const goodsPrices: NonNullable<SearchKind['pricesOf']> = async ({ db, siteId, ids, now }) => {
  const { goodsId, kind, price, salePrice, memberPrice, timeSalePrice, timeSaleFrom, timeSaleUntil } = goods
  const rows = await db
    .select({ goodsId, kind, price, salePrice, memberPrice, timeSalePrice, timeSaleFrom, timeSaleUntil })
    .from(goods)
    .where(and(eq(goods.siteId, siteId), inArray(goodsId, [...ids])))
  return new Map(
    rows.map((row) => {
      const at = priceAt(row, now)
      holdsUntil(at.changesAt?.getTime())
      return [row.goodsId, { amount: at.salePrice, isFrom: row.kind === 'remodeling', unit: '' }]
    }),
  )
}
