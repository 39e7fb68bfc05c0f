// What the store sells, in the tab of the store. No price is said: it changes with a time sale, and the page of the goods has it.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { brandShops, goods, goodsVariants, storeCategories } from '@/services/db/tables/store'
import { byPieces } from '@/services/parts/by-pieces'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'
import { goodsPrices } from './goods-prices'
import { storeTree } from './store-tree'

const WORDS = { goods: '스토어 상품', remodeling: '리모델링' } as const
const [CATEGORY, BRAND] = ['~store-category:', '~brand-shop:']

const namedBy = (tags: readonly string[], prefix: string): string[] =>
  tags.flatMap((tag) => (tag.startsWith(prefix) ? [tag.slice(prefix.length)] : []))

const goodsSearch: SearchKind = {
  tab: 'store',
  tags: ['goods', 'store-categories', 'brand-shops'],
  one: 'goods:',
  madeOf: [CATEGORY, BRAND],
  boost: 3,
  countedAs: 'goods',
  pricesOf: goodsPrices,
  async idsOf({ db, siteId }, tags) {
    const { categoryId, superiorId } = storeCategories
    const tree = await db.select({ categoryId, superiorId }).from(storeCategories).where(eq(storeCategories.siteId, siteId))
    const below = new Set(namedBy(tags, CATEGORY))
    // A set grows while it is walked.
    for (const id of below) for (const row of tree) if (row.superiorId === id) below.add(row.categoryId)
    const brands = namedBy(tags, BRAND)
    const rows = await db
      .select({ id: goods.goodsId })
      .from(goods)
      .where(
        and(
          eq(goods.siteId, siteId),
          sql`(${below.size > 0 ? inArray(goods.categoryId, [...below]) : sql`false`} or ${brands.length > 0 ? inArray(goods.brandId, brands) : sql`false`})`,
        ),
      )
    return rows.map(({ id }) => id)
  },
  async *read({ db, siteId, ids }) {
    const { lineOf } = await storeTree({ db, siteId })
    const { brandId, name: brandName } = brandShops
    const brands = await db
      .select({ brandId, brandName })
      .from(brandShops)
      .where(and(eq(brandShops.siteId, siteId), eq(brandShops.publishedYn, 'Y')))
    const brandOf = new Map(brands.map((row) => [row.brandId, row.brandName]))
    const { goodsId, kind, name, image, imageAlt, summary, contents, options, releasedAt, categoryId } = goods
    const left = sql`select 1 from ${goodsVariants} where ${goodsVariants.goodsId} = ${goodsId} and ${goodsVariants.publishedYn} = 'Y' and ${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold} > 0`
    const hasStock = sql<boolean>`exists (${left})`
    yield* byPieces(
      (limit, offset) =>
        db
          .select({
            goodsId,
            kind,
            name,
            image,
            imageAlt,
            summary,
            contents,
            options,
            releasedAt,
            categoryId,
            brandId: goods.brandId,
            hasStock,
          })
          .from(goods)
          .where(and(eq(goods.siteId, siteId), eq(goods.publishedYn, 'Y'), ids && inArray(goodsId, [...ids])))
          .orderBy(asc(goodsId))
          .limit(limit)
          .offset(offset),
      (row) => {
        const line = lineOf(row.categoryId)
        // Of a category that visitors do not see: it has no page.
        if (line.length === 0) return undefined
        const categories = line.map((one) => one.name)
        const brand = (row.brandId && brandOf.get(row.brandId)) || ''
        const options = row.options.flatMap(({ values }) => values)
        return {
          ...NO_HIT,
          id: row.goodsId,
          tab: 'store',
          kind: WORDS[row.kind],
          title: row.name,
          link: `/store/${row.kind}/${encodeURIComponent(row.goodsId)}`,
          image: row.image,
          imageAlt: row.imageAlt,
          summary: row.summary,
          meta: [brand, categories.at(-1) ?? ''].filter((part) => part !== ''),
          beside: {
            categories: categories.toReversed(),
            brands: [brand],
            words: options.filter((value) => !/\d/.test(value)),
            numbers: options.filter((value) => /\d/.test(value)),
          },
          words: [textOf(row.contents)],
          at: row.releasedAt.getTime(),
          isSoldOut: row.kind === 'goods' && !row.hasStock,
          counted: row.goodsId,
          madeOf: [...line.map(({ id }) => CATEGORY + id), ...(row.brandId ? [BRAND + row.brandId] : [])],
        }
      },
    )
  },
}

/** Categories of the store. */
const storeCategorySearch: SearchKind = {
  tab: 'store',
  tags: ['store-categories'],
  one: '',
  boost: 4,
  holds: CATEGORY,
  async *read({ db, siteId, ids }) {
    const { byId, lineOf } = await storeTree({ db, siteId })
    const wanted = ids && new Set(ids)
    yield [...byId.values()]
      .filter(({ id }) => !wanted || wanted.has(id))
      .map((category) => {
        const above = lineOf(category.id)
          .slice(0, -1)
          .map(({ name }) => name)
        return {
          ...NO_HIT,
          id: category.id,
          tab: 'store' as const,
          kind: '스토어 분류',
          title: category.name,
          link: category.link,
          image: category.IMAGE,
          imageAlt: category.IMAGE_ALT,
          summary: category.SUMMARY,
          meta: above,
          beside: { categories: above.toReversed() },
          words: [],
          at: -above.length * 1_000 - category.ORDER_NO - 100_000,
        }
      })
  },
}

export const storeSearch: Readonly<Record<string, SearchKind>> = { 'store-categories': storeCategorySearch, goods: goodsSearch }
