import { and, asc, eq } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { productCategories, products } from '@/services/db/tables/catalog'
import { byPieces } from '@/services/parts/by-pieces'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'

export const productSearch: SearchKind = {
  tags: ['products', 'categories'],
  read: async (db, siteId) => {
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
    return byPieces(
      (limit, offset) =>
        db.select(columns).from(products).where(eq(products.siteId, siteId)).orderBy(asc(zinPrdId)).limit(limit).offset(offset),
      (row) => ({
        ...NO_HIT,
        tab: 'product',
        kind: nameOf.get(row.cateId1) ?? '제품',
        title: row.zinPrdName,
        link: `/zin/product/${encodeURIComponent(row.zinPrdId)}`,
        image: row.filePath,
        imageAlt: row.fileAlt,
        summary: row.summary,
        meta: [row.zinPrdNo],
        words: [
          (row.cateId2 && nameOf.get(row.cateId2)) ?? '',
          nameOf.get(row.cateId) ?? '',
          ...row.colors.map(({ name }) => name),
          ...row.specs.map(({ value }) => value),
          textOf(row.contents),
        ],
        at: row.releasedAt.getTime(),
      }),
    )
  },
}
