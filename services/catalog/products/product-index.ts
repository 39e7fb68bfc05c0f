// Product lists in memory (services/kit/facets.ts): the matching products, and the count of each condition.
import { asc, eq } from 'drizzle-orm'
import type { FacetGroup } from '@/schemas/words/facets'
import type { Database } from '@/services/db/database'
import { categoryAttributes, productCategories, products } from '@/services/db/tables/catalog'
import { FacetIndex } from '@/services/facets/facet-index'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** The group that narrows a list to a category of any depth. */
export const CATEGORY = 'category'

/** All products of a site, by category and attribute, with the orders of their lists (C-SORT). */
export const productIndex = (db: Database, siteId: string): Promise<FacetIndex<string>> =>
  memoizeByTags(db, ['products', 'views:product'], `products ${siteId}`, async () => {
    const { zinPrdId, cateId, cateId1, cateId2, attributes, viewCnt, releasedAt } = products
    const rows = await db
      .select({ zinPrdId, cateId, cateId1, cateId2, attributes, viewCnt, releasedAt })
      .from(products)
      .where(eq(products.siteId, siteId))
      .orderBy(asc(zinPrdId))
    const entries = rows.map((row) => ({
      key: row.zinPrdId,
      codes: { [CATEGORY]: [...new Set([row.cateId1, row.cateId2 ?? row.cateId, row.cateId])], ...byGroup(row.attributes) },
    }))
    const released = rows.map((row) => row.releasedAt.getTime())
    const latest = (a: number, b: number) => released[b]! - released[a]! || a - b
    return new FacetIndex(entries, { latest, popular: (a, b) => rows[b]!.viewCnt - rows[a]!.viewCnt || latest(a, b) })
  })

/** The attribute groups of this category's first-level ancestor; none without a category. */
export async function groupsOf(db: Database, siteId: string, category: string | undefined): Promise<readonly FacetGroup[]> {
  if (!category) return []
  const groups = await memoizeByTags(db, ['categories'], `attribute-groups ${siteId}`, () => attributeGroups(db, siteId))
  return groups(category)
}

async function attributeGroups(db: Database, siteId: string): Promise<(category: string) => readonly FacetGroup[]> {
  const { cateId, superCateId } = productCategories
  const above = new Map(
    (await db.select({ cateId, superCateId }).from(productCategories).where(eq(productCategories.siteId, siteId))).map((row) => [
      row.cateId,
      row.superCateId,
    ]),
  )
  const byCategory = new Map<string, FacetGroup[]>()
  const rows = await db
    .select()
    .from(categoryAttributes)
    .where(eq(categoryAttributes.siteId, siteId))
    .orderBy(asc(categoryAttributes.orderNo), asc(categoryAttributes.code))
  for (const { cateId: id, code, label, values } of rows) byCategory.set(id, [...(byCategory.get(id) ?? []), { code, label, values }])
  return (category) => {
    let at: string | null | undefined = category
    // A cycle in the tree must not loop for ever.
    for (let step = 0; at && step < 10; step++, at = above.get(at)) {
      const groups = byCategory.get(at)
      if (groups) return groups
    }
    return []
  }
}

/** `['floorTone:FT01']` → `{ floorTone: ['FT01'] }`. */
function byGroup(attributes: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {}
  for (const attribute of attributes) {
    const [group, code] = attribute.split(':', 2)
    if (group && code && group !== CATEGORY) (groups[group] ??= []).push(code)
  }
  return groups
}
