// The place of categories in their tree, read in the transaction of a change: what answers cache of the tree is of before it.
import { and, eq } from 'drizzle-orm'
import { productCategories } from '@/services/db/tables/catalog'
import type { StoreCtx } from '@/services/kit/records/record-store'

/** Parents by the ids of their children, of the categories that visitors see; null for the first level. */
export async function parentsById({ db, siteId }: StoreCtx): Promise<Map<string, string | null>> {
  const { cateId, superCateId, delYn } = productCategories
  const rows = await db
    .select({ cateId, superCateId })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), eq(delYn, 'N')))
  return new Map(rows.map((row) => [row.cateId, row.superCateId]))
}

/** A category and its ancestors, the first level first. A circle ends it. */
export function lineOf(parents: ReadonlyMap<string, string | null>, cateId: string): string[] {
  const line: string[] = []
  for (let at: string | null | undefined = cateId; at && parents.has(at) && !line.includes(at); at = parents.get(at)) line.unshift(at)
  return line
}

/** Everything below a category. */
export function below(parents: ReadonlyMap<string, string | null>, cateId: string): string[] {
  return [...parents.keys()].filter((one) => one !== cateId && lineOf(parents, one).includes(cateId))
}
