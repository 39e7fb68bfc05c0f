import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { products } from '@/services/db/tables/catalog'
import type { SearchKind } from '@/services/parts/search-kind'

/** What products cost at least; those without a price are left out. */
export const productPrices: NonNullable<SearchKind['pricesOf']> = async ({ db, siteId, ids }) => {
  const { zinPrdId, priceFrom, priceUnit } = products
  const rows = await db
    .select({ zinPrdId, priceFrom, priceUnit })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(zinPrdId, [...ids]), isNotNull(priceFrom)))
  // 1㎡ is said as ㎡.
  return new Map(rows.map((row) => [row.zinPrdId, { amount: row.priceFrom!, isFrom: true, unit: row.priceUnit.replace(/^1(?=\D)/, '') }]))
}
