// Product lists in memory (services/facets): the matching products, and the count of each condition. A product that changes, and one whose
// price does, is changed in them alone.
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { FacetGroup } from '@/schemas/words/facets'
import type { Database } from '@/services/db/database'
import { categoryAttributes, productCategories, products } from '@/services/db/tables/catalog'
import { priceFrom } from '@/schemas/rules/catalog/price-from'
import { productOffers, type ProductOffers } from '@/services/parts/product-offers'
import { countedSince } from '@/services/counts/counted-since'
import { FacetIndex } from '@/services/facets/facet-index'
import { allRows } from '@/services/db/all-rows'
import { memoizeByChanges } from '@/services/db/memoize-by-changes'
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

interface Where {
  db: Database
  siteId: string
}

/** All products of a site, by category, attribute and what they cost now, with the orders of their lists (C-SORT). */
export async function productIndex({ db, siteId, now }: Where & { now: Date }): Promise<ProductIndex> {
  const offers = await productOffers({ db, siteId, now })
  const known = await memoizeByChanges(db, {
    name: `products ${siteId}`,
    list: 'products',
    one: 'product:',
    counted: { tag: 'views:product', ids: () => countedSince({ db, siteId }, 'product') },
    all: [],
    build: () => build({ db, siteId }, offers),
    change: (products, ids) => products.change(ids),
  })
  known.cost(offers)
  return known
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

const readRows = ({ db, siteId }: Where, of: SQL | undefined, limit?: number) => {
  const { zinPrdId, cateId, cateId1, cateId2, attributes, priceUnit, viewCnt, releasedAt } = products
  const rows = db
    .select({ zinPrdId, cateId, cateId1, cateId2, attributes, priceUnit, viewCnt, releasedAt })
    .from(products)
    .where(and(eq(products.siteId, siteId), of))
    .orderBy(asc(zinPrdId))
  return limit === undefined ? rows : rows.limit(limit)
}

async function build(where: Where, offers: ProductOffers): Promise<Products> {
  const rows = await allRows<Row, string>(
    async (after, limit) => readRows(where, after === undefined ? undefined : gt(products.zinPrdId, after), limit),
    ({ zinPrdId }) => zinPrdId,
  )
  return new Products(where, rows, offers)
}

class Products implements ProductIndex {
  readonly index: FacetIndex<string>
  readonly #where: Where
  /** By place in the index; that of a product that is gone is empty. */
  readonly #at: ({ row: Row; price: number | undefined } | undefined)[]
  #offers: ProductOffers

  constructor(where: Where, rows: readonly Row[], offers: ProductOffers) {
    this.#where = where
    this.#offers = offers
    this.#at = rows.map((row) => ({ row, price: this.#priceOf(row) }))
    const row = (at: number) => this.#at[at]!.row
    const price = (at: number) => this.#at[at]!.price
    const latest = (a: number, b: number) =>
      row(b).releasedAt.getTime() - row(a).releasedAt.getTime() || (row(a).zinPrdId < row(b).zinPrdId ? -1 : 1)
    // Products whose price is asked for stand last in either order.
    const cheap = (a: number, b: number) => (price(a) ?? Infinity) - (price(b) ?? Infinity) || 0
    this.index = new FacetIndex(
      this.#at.map((one) => ({ key: one!.row.zinPrdId, codes: codesOf(one!) })),
      {
        latest,
        popular: (a, b) => row(b).viewCnt - row(a).viewCnt || latest(a, b),
        cheap: (a, b) => cheap(a, b) || latest(a, b),
        dear: (a, b) => (price(b) ?? -1) - (price(a) ?? -1) || latest(a, b),
      },
    )
  }

  prices = (within: Readonly<Record<string, readonly string[]>>): readonly FacetGroup[] => {
    const [group] = this.index.facets([{ code: PRICE, label: '가격', values: [...BANDS, ASKED] }], within)
    const values = group!.values.filter(({ count }) => count > 0).map(({ code, label }) => ({ code, label }))
    return values.length > 1 ? [{ code: PRICE, label: '가격', values }] : []
  }

  async change(ids: readonly string[]): Promise<void> {
    const found = new Map((await readRows(this.#where, inArray(products.zinPrdId, [...ids]))).map((row) => [row.zinPrdId, row]))
    for (const id of ids) this.#put(id, found.get(id))
  }

  /** The offers are another object as soon as one of their prices is another: the products that cost something else find their places. */
  cost(offers: ProductOffers): void {
    if (this.#offers === offers) return
    this.#offers = offers
    for (const one of [...this.#at]) if (one && this.#priceOf(one.row) !== one.price) this.#put(one.row.zinPrdId, one.row)
  }

  #put(id: string, row: Row | undefined): void {
    const one = row && { row, price: this.#priceOf(row) }
    this.index.change(id, one && codesOf(one), (at) => void (this.#at[at] = one))
  }
  #priceOf = (row: Row): number | undefined => priceFrom(this.#offers.of(row.zinPrdId), row.priceUnit)?.price
}

const codesOf = ({ row, price }: { row: Row; price: number | undefined }): Record<string, readonly string[]> => ({
  [CATEGORY]: [...new Set([row.cateId1, row.cateId2 ?? row.cateId, row.cateId])],
  ...byGroup(row.attributes),
  [PRICE]: [bandOf(price)],
})

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
