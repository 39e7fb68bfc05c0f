// Categories of products: whoever types the name of one wants its page before anything that stands in it.
import { asc, and, eq, inArray } from 'drizzle-orm'
import { categoryHref } from '@/schemas/rules/catalog/category'
import { productCategories } from '@/services/db/tables/catalog'
import { byPieces } from '@/services/parts/by-pieces'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'
import { categoryLines } from './category-lines'

export const categorySearch: SearchKind = {
  tab: 'product',
  tags: ['categories'],
  one: '',
  boost: 4,
  holds: '~category:',
  async *read({ db, siteId, ids }) {
    const { lineOf } = await categoryLines({ db, siteId, now: new Date() })
    const { cateId, cateName, superCateId, cateMainImg, cateMainImgAlt, cateMainIntroText, orderNo } = productCategories
    const columns = { cateId, cateName, superCateId, cateMainImg, cateMainImgAlt, cateMainIntroText, orderNo }
    const names = new Map(
      (await db.select({ cateId, cateName }).from(productCategories).where(eq(productCategories.siteId, siteId))).map((row) => [
        row.cateId,
        row.cateName,
      ]),
    )
    yield* byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(productCategories)
          .where(and(eq(productCategories.siteId, siteId), eq(productCategories.delYn, 'N'), ids && inArray(cateId, [...ids])))
          .orderBy(asc(cateId))
          .limit(limit)
          .offset(offset),
      (row) => {
        const line = lineOf(row.cateId)
        const above = line.slice(0, -1).map((id) => names.get(id) ?? '')
        return {
          ...NO_HIT,
          id: row.cateId,
          tab: 'product',
          kind: '제품 종류',
          title: row.cateName,
          link: categoryHref({ CATE_ID: row.cateId, CATE_NAME: row.cateName, DEPTH: line.length, SUPER_CATE_ID: row.superCateId ?? '' }),
          image: row.cateMainImg,
          imageAlt: row.cateMainImgAlt,
          summary: row.cateMainIntroText,
          meta: above,
          beside: { categories: above.toReversed() },
          words: [],
          at: -line.length * 1_000 - row.orderNo,
        }
      },
    )
  },
}
