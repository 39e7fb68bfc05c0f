import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { productCategories } from '@/services/db/tables/catalog'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** Names of categories by their ids. */
export const categoryNames = ({ db, siteId }: { db: Database; siteId: string }): Promise<ReadonlyMap<string, string>> =>
  memoizeByTags(db, ['categories'], `category-names ${siteId}`, async () => {
    const rows = await db
      .select({ id: productCategories.cateId, name: productCategories.cateName })
      .from(productCategories)
      .where(eq(productCategories.siteId, siteId))
    return new Map(rows.map(({ id, name }) => [id, name]))
  })
