import { and, eq, inArray } from 'drizzle-orm'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { products } from '@/services/db/tables/catalog'
import { productOffers } from '@/services/parts/product-offers'
import type { SearchKind } from '@/services/parts/search-kind'

/** What products cost at least, by the goods that sell them; those that nothing sells are left out. */
export const productPrices: NonNullable<SearchKind['pricesOf']> = async ({ db, siteId, ids, now }) => {
  const { zinPrdId, priceUnit } = products
  const rows = await db
    .select({ zinPrdId, priceUnit })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(zinPrdId, [...ids])))
  const offers = await productOffers({ db, siteId, now })
  return new Map(
    rows.flatMap((row) => {
      const price = priceFrom(offers.of(row.zinPrdId), row.priceUnit)
      // 1㎡ is said as ㎡.
      return price ? [[row.zinPrdId, { amount: price.price, isFrom: true, unit: price.unit.replace(/^1(?=\D)/, '') }]] : []
    }),
  )
}
