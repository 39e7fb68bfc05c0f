import { and, asc, eq } from 'drizzle-orm'
import { AREA_UNIT, priceFrom } from '@/schemas/rules/catalog/price-from'
import { WORKS, type WorkCost } from '@/schemas/rules/catalog/estimate'
import type { Database } from '@/services/db/database'
import { estimateCosts, products } from '@/services/db/tables/catalog'
import { productOffers } from '@/services/parts/product-offers'
import { layingPatterns } from '../domain/laying-patterns'

export interface CostOfWork extends WorkCost {
  link: string
  swatch: string
}

/**
 * The table of staff with the prices of a moment: where a product is the material, its price of a square metre and what is cut off of it are
 * added. Nothing sells it now: its work has no price.
 */
export async function workCosts({ db, siteId, now }: { db: Database; siteId: string; now: Date }): Promise<CostOfWork[]> {
  const { work, grade, name, material, low, high, productId, costSeq } = estimateCosts
  const { cateId, colors, priceUnit } = products
  const rows = await db
    .select({ work, grade, name, material, low, high, productId, cateId, colors, priceUnit })
    .from(estimateCosts)
    .leftJoin(products, and(eq(products.zinPrdId, productId), eq(products.siteId, siteId)))
    .where(eq(estimateCosts.siteId, siteId))
    .orderBy(asc(name), asc(costSeq))
  const patternsOf = await layingPatterns({ db, siteId })
  const offers = await productOffers({ db, siteId, now })
  return rows
    .toSorted((a, b) => WORKS.indexOf(a.work) - WORKS.indexOf(b.work))
    .map((row) => {
      const added = row.material === 'written' ? 0 : materialOf(row)
      return {
        ...{ work: row.work, grade: row.grade, name: row.name },
        low: added === undefined ? null : row.low + added,
        high: added === undefined ? null : row.high + added,
        link: row.cateId === null || row.productId === null ? '' : `/zin/product/${encodeURIComponent(row.productId)}`,
        swatch: row.colors?.[0]?.image ?? '',
      }
    })

  function materialOf(row: (typeof rows)[number]): number | undefined {
    const price = row.productId === null ? undefined : priceFrom(offers.of(row.productId), row.priceUnit ?? '')
    if (!price) return undefined
    // What is not sold by area is a set or a piece, of which nothing is cut off.
    const loss = price.unit === AREA_UNIT ? (patternsOf(row.cateId ?? '')[0]?.loss ?? 0) : 0
    return Math.round(price.price * (1 + loss / 100))
  }
}
