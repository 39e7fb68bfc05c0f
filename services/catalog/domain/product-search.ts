import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { productCategories, products } from '@/services/db/tables/catalog'
import { byPieces } from '@/services/parts/by-pieces'
import { NO_HIT, type SearchKind, type SearchWhere } from '@/services/parts/search-kind'
import { productPrices } from './product-prices'

export const productSearch: SearchKind = {
  tab: 'product',
  tags: ['products', 'categories'],
  one: 'product:',
  madeOf: ['~category:'],
  boost: 3,
  countedAs: 'product',
  pricesOf: productPrices,
  idsOf: async ({ db, siteId }, tags) => {
    const ids = tags.map((tag) => tag.slice('~category:'.length))
    const { zinPrdId, cateId, cateId1, cateId2 } = products
    const rows = await db
      .select({ id: zinPrdId })
      .from(products)
      .where(and(eq(products.siteId, siteId), or(inArray(cateId, ids), inArray(cateId1, ids), inArray(cateId2, ids))))
    return rows.map(({ id }) => id)
  },
  async *read({ db, siteId, ids }: SearchWhere) {
    const categories = await db
      .select({ id: productCategories.cateId, name: productCategories.cateName })
      .from(productCategories)
      .where(and(eq(productCategories.siteId, siteId), eq(productCategories.delYn, 'N')))
    const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
    const { zinPrdId, zinPrdName, zinPrdNo, cateId, cateId1, cateId2, filePath, fileAlt, summary, colors, specs, contents, releasedAt } =
      products
    const columns = {
      zinPrdId,
      zinPrdName,
      zinPrdNo,
      cateId,
      cateId1,
      cateId2,
      filePath,
      fileAlt,
      summary,
      colors,
      specs,
      contents,
      releasedAt,
    }
    yield* byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(products)
          .where(and(eq(products.siteId, siteId), ids && inArray(zinPrdId, [...ids])))
          .orderBy(asc(zinPrdId))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NO_HIT,
        id: row.zinPrdId,
        tab: 'product',
        kind: nameOf.get(row.cateId1) ?? '제품',
        title: row.zinPrdName,
        link: `/zin/product/${encodeURIComponent(row.zinPrdId)}`,
        image: row.filePath,
        imageAlt: row.fileAlt,
        summary: row.summary,
        meta: [row.zinPrdNo],
        beside: {
          categories: [row.cateId, row.cateId2, row.cateId1].map((id) => (id && nameOf.get(id)) ?? ''),
          words: row.colors.map(({ name }) => name),
          numbers: [row.zinPrdNo, ...row.specs.map(({ value }) => value).filter((value) => /\d/.test(value))],
        },
        words: [...row.specs.map(({ value }) => value), textOf(row.contents)],
        counted: row.zinPrdId,
        madeOf: [...new Set([row.cateId, row.cateId2, row.cateId1])].flatMap((id) => (id ? [`~category:${id}`] : [])),
        at: row.releasedAt.getTime(),
      }),
    )
  },
}
