import { and, eq } from 'drizzle-orm'
import { productCategories } from '@/services/db/tables/catalog'
import type { Ctx } from '@/services/kit/service'

/** Names of the categories by their ids; one that is gone keeps its id. */
export async function categoryNames({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>): Promise<(ids: readonly string[]) => string[]> {
  const rows = await db
    .select({ id: productCategories.cateId, name: productCategories.cateName })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), eq(productCategories.depth, 1)))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (ids) => ids.map((id) => names.get(id) ?? id)
}
