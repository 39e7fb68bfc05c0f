import { desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/catalog/products'
import { products } from '@/services/db/tables/catalog'
import { operation } from '@/services/kit/service'
import { batchList } from '@/services/db/batch'
import { HEAD, headsOf } from '../domain/heads'

const readNewest = batchList(async (db, { siteId, size }: { siteId: string; size: number }) => {
  const rows = await db
    .select(HEAD)
    .from(products)
    .where(eq(products.siteId, siteId))
    .orderBy(desc(products.releasedAt), desc(products.zinPrdId))
    .limit(size)
  return { rows, total: rows.length }
})

export const listNewProducts = operation(contracts.listNewProducts, async ({ size = 12 }, { db, siteId, now }) => {
  const { rows } = await readNewest(db, { siteId, size })
  return { items: await headsOf(rows, { db, siteId, now }) }
})
