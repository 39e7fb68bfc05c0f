import { and, eq, inArray } from 'drizzle-orm'
import { areaCost } from '@/schemas/rules/catalog/area-cost'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { products } from '@/services/db/tables/catalog'
import { productOffers } from '@/services/parts/product-offers'
import type { ReadSold } from '@/services/parts/sold-things'

/** Products as photographs name them, with the price that lists and their own page say. */
export const soldProducts: ReadSold = async ({ db, siteId, now }, ids) => {
  const { zinPrdId, zinPrdName, colors, filePath, priceUnit, packArea, packUnit } = products
  const rows = await db
    .select({ zinPrdId, zinPrdName, colors, filePath, priceUnit, packArea, packUnit })
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(zinPrdId, [...ids])))
  const offers = await productOffers({ db, siteId, now })
  return new Map(
    rows.map((row) => {
      const sold = offers.of(row.zinPrdId)
      const from = priceFrom(sold, row.priceUnit)
      return [
        row.zinPrdId,
        {
          name: row.zinPrdName,
          // The first is its own; the others are other products.
          colour: row.colors[0]?.name ?? '',
          image: row.colors[0]?.image ?? row.filePath,
          link: `/zin/product/${encodeURIComponent(row.zinPrdId)}`,
          price: from?.price ?? null,
          unit: from?.unit ?? '',
          reckonedId: row.packArea === null ? '' : row.zinPrdId,
          costOf: (area) => {
            const cost = areaCost(sold, [area])
            if (!cost) return undefined
            const { covers, ...rest } = cost
            // What is sold in another size than the pack of the product has no name of its own.
            return { ...rest, piece: covers === row.packArea && row.packUnit !== 'm' ? row.packUnit || '개' : '개' }
          },
        },
      ]
    }),
  )
}
