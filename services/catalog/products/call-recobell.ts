import { and, arrayOverlaps, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/recommendations'
import { products } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { HEAD, headsOf } from '../domain/heads'

/** As many as fit in a row. */
const MOST = 8

/** Replaces the recommender: products similar to the named one, then the most viewed. */
export const callRecobell = operation(contracts.callRecobell, async ({ type, itemId = '' }, { db, siteId, now }) => {
  const [basis] = await db
    .select({ cateId1: products.cateId1, attributes: products.attributes })
    .from(products)
    .where(and(eq(products.siteId, siteId), eq(products.zinPrdId, itemId)))
  const wanted: SQL[] = [eq(products.siteId, siteId), ne(products.zinPrdId, itemId)]
  // `p088`: the same category, as alternatives. Otherwise another category that goes with it.
  if (basis && type === 'p088') wanted.push(eq(products.cateId1, basis.cateId1))
  if (basis && type === 'p089') wanted.push(ne(products.cateId1, basis.cateId1))
  const isLike = basis && basis.attributes.length > 0 ? sql`${arrayOverlaps(products.attributes, basis.attributes)}` : undefined
  const rows = await db
    .select(HEAD)
    .from(products)
    .where(and(...wanted))
    .orderBy(...(isLike ? [desc(isLike)] : []), desc(products.viewCnt), desc(products.zinPrdId))
    .limit(MOST)
  return { items: await headsOf(rows, { db, siteId, now }) }
})
