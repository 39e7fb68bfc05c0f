import { eq } from 'drizzle-orm'
import { USUAL_PATTERNS, type LayingPattern } from '@/schemas/rules/catalog/material-need'
import type { Database } from '@/services/db/database'
import { productCategories } from '@/services/db/tables/catalog'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** How products of a category are laid: as it says itself, else as the nearest one above it does. */
export const layingPatterns = ({ db, siteId }: { db: Database; siteId: string }): Promise<(category: string) => LayingPattern[]> =>
  memoizeByTags(db, ['categories'], `laying-patterns ${siteId}`, async () => {
    const { cateId, superCateId, patterns } = productCategories
    const rows = await db.select({ cateId, superCateId, patterns }).from(productCategories).where(eq(productCategories.siteId, siteId))
    const byId = new Map(rows.map((row) => [row.cateId, row]))
    return (category) => {
      let row = byId.get(category)
      // A cycle in the tree must not loop for ever.
      for (let step = 0; row && row.patterns.length === 0 && step < 10; step++) row = byId.get(row.superCateId ?? '')
      return row && row.patterns.length > 0 ? row.patterns : [...USUAL_PATTERNS]
    }
  })
