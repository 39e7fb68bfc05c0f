import { and, eq } from 'drizzle-orm'
import { productCategories } from '@/services/db/tables/catalog'
import type { StoreCtx } from '@/services/records/record-store'

/**
 * The tree of the categories that visitors see, read in the transaction of a change: what answers cache of the tree is of before it.
 */
export async function categoryLines({ db, siteId }: StoreCtx) {
  const { cateId, superCateId, delYn } = productCategories
  const rows = await db
    .select({ cateId, superCateId })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), eq(delYn, 'N')))
  const parents = new Map(rows.map((row) => [row.cateId, row.superCateId]))

  /** A category and its ancestors, the first level first. A circle ends it. */
  function lineOf(id: string): string[] {
    const line: string[] = []
    for (let at: string | null | undefined = id; at && parents.has(at) && !line.includes(at); at = parents.get(at)) line.unshift(at)
    return line
  }
  /** Everything below a category. */
  const below = (id: string): string[] => [...parents.keys()].filter((one) => one !== id && lineOf(one).includes(id))
  return { lineOf, below }
}
