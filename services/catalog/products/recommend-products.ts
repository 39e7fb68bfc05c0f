import { and, arrayContains, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/products'
import { products } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { batchList } from '@/services/db/batch'
import { HEAD, headsOf } from '../domain/heads'

const readRecommended = batchList(async (db, { siteId, size }: { siteId: string; size: number }) => {
  const rows = await db
    .select(HEAD)
    .from(products)
    .where(and(eq(products.siteId, siteId), arrayContains(products.badges, ['RECOMMEND'])))
    .orderBy(desc(products.viewCnt), desc(products.zinPrdId))
    .limit(size)
  return { rows, total: rows.length }
})

/** Products marked RECOMMEND, the most viewed first. */
export const recommendProducts = operation(contracts.recommendProducts, async ({ size = 12 }, { db, siteId, now }) => {
  const { rows } = await readRecommended(db, { siteId, size })
  return { items: await headsOf(rows, { db, siteId, now }) }
})
