// Product lists in memory (services/kit/facets.ts): the matching products, and the count of each condition.
import { asc, eq } from 'drizzle-orm'
import type { FacetGroup } from '@/schemas/words/facets'
import type { Database } from '@/services/db/database'
import { categoryAttributes, productCategories, products } from '@/services/db/tables/catalog'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { productOffers, type ProductOffers } from '@/services/parts/product-offers'
import { FacetIndex } from '@/services/facets/facet-index'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** The group that narrows a list to a category of any depth. */
export const CATEGORY = 'category'

/** The condition on the price. */
const PRICE = 'price'
const MAN = 10_000
/** Bands of the price that a card tells, from the lowest: each ends below its limit. */
const BANDS = [
  { code: 'price-1', label: '1만원 미만', below: MAN },
  { code: 'price-2', label: '1만~3만원', below: 3 * MAN },
  { code: 'price-3', label: '3만~5만원', below: 5 * MAN },
  { code: 'price-4', label: '5만~10만원', below: 10 * MAN },
  { code: 'price-5', label: '10만~50만원', below: 50 * MAN },
  { code: 'price-6', label: '50만원 이상', below: Infinity },
] as const
const ASKED = { code: 'price-ask', label: '가격 상담' } as const

interface ProductIndex {
  index: FacetIndex<string>
  /** The bands that products of these codes are in: a list of one kind of product has few of them, and without two there is nothing to choose. */
  prices: (within: Readonly<Record<string, readonly string[]>>) => readonly FacetGroup[]
}

/** All products of a site, by category, attribute and what they cost now, with the orders of their lists (C-SORT). */
export async function productIndex({ db, siteId, now }: { db: Database; siteId: string; now: Date }): Promise<ProductIndex> {
  const at = await memoizeByTags(db, ['products', 'views:product'], `products ${siteId}`, async () => {
    const { zinPrdId, cateId, cateId1, cateId2, attributes, priceUnit, viewCnt, releasedAt } = products
    const rows = await db
      .select({ zinPrdId, cateId, cateId1, cateId2, attributes, priceUnit, viewCnt, releasedAt })
      .from(products)
      .where(eq(products.siteId, siteId))
      .orderBy(asc(zinPrdId))
    const released = rows.map((row) => row.releasedAt.getTime())
    const latest = (a: number, b: number) => released[b]! - released[a]! || a - b
    // The offers are another object as soon as one of their prices is another.
    let last: { offers: ProductOffers; made: ProductIndex } | undefined
    return (offers: ProductOffers): ProductIndex => {
      if (last?.offers === offers) return last.made
      const prices = rows.map((row) => priceFrom(offers.of(row.zinPrdId), row.priceUnit)?.price)
      const entries = rows.map((row, i) => ({
        key: row.zinPrdId,
        codes: {
          [CATEGORY]: [...new Set([row.cateId1, row.cateId2 ?? row.cateId, row.cateId])],
          ...byGroup(row.attributes),
          [PRICE]: [bandOf(prices[i])],
        },
      }))
      // Products whose price is asked for stand last in either order.
      const cheap = (a: number, b: number) => (prices[a] ?? Infinity) - (prices[b] ?? Infinity) || 0
      const index = new FacetIndex(entries, {
        latest,
        popular: (a, b) => rows[b]!.viewCnt - rows[a]!.viewCnt || latest(a, b),
        cheap: (a, b) => cheap(a, b) || latest(a, b),
        dear: (a, b) => (prices[b] ?? -1) - (prices[a] ?? -1) || latest(a, b),
      })
      const made: ProductIndex = {
        index,
        prices: (within) => {
          const [group] = index.facets([{ code: PRICE, label: '가격', values: [...BANDS, ASKED] }], within)
          const values = group!.values.filter(({ count }) => count > 0).map(({ code, label }) => ({ code, label }))
          return values.length > 1 ? [{ code: PRICE, label: '가격', values }] : []
        },
      }
      last = { offers, made }
      return made
    }
  })
  return at(await productOffers({ db, siteId, now }))
}

const bandOf = (price: number | undefined): string => (price === undefined ? ASKED.code : BANDS.find(({ below }) => price < below)!.code)

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
    if (group && code && group !== CATEGORY && group !== PRICE) (groups[group] ??= []).push(code)
  }
  return groups
}
