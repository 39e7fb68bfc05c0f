import { and, eq, inArray } from 'drizzle-orm'
import type { ProductHead } from '@/schemas/api/catalog/products'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { batchRows } from '@/services/db/batch'
import { HEAD, headsOf } from './heads'

const rowsBy = batchRows(
  (db, ids: string[], siteId) =>
    db
      .select(HEAD)
      .from(products)
      .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, ids))),
  (row) => row.zinPrdId,
)

/** Heads of these products, in the order of the ids; unknown ids are skipped. */
export async function productsBy(
  ids: readonly string[],
  { db, siteId, now }: { db: Database; siteId: string; now: Date },
): Promise<ProductHead[]> {
  if (ids.length === 0) return []
  const byId = await rowsBy(db, ids, siteId)
  return headsOf(
    ids.flatMap((id) => byId.get(id) ?? []),
    { db, siteId, now },
  )
}
