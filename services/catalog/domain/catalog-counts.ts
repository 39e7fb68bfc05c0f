import { and, eq, inArray } from 'drizzle-orm'
import { products } from '@/services/db/tables/catalog'
import { addViews } from '@/services/counts/add-views'
import type { CountKind } from '@/services/counts/count-kinds'

const PRODUCT_PAGE = '/zin/product/:id'

const productViews: CountKind = {
  kind: 'product',
  words: '제품 조회',
  subject: '제품',
  hasSource: true,
  tag: 'views:product',
  seenOn: ({ route, params }) => (route === PRODUCT_PAGE ? params['id'] : undefined),
  add: ({ db, siteId }, views) => addViews(db, { table: products, key: products.zinPrdId, where: eq(products.siteId, siteId) }, views),
  async namesOf({ db, siteId }, ids) {
    const rows = await db
      .select({ id: products.zinPrdId, name: products.zinPrdName })
      .from(products)
      .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, [...ids])))
    return new Map(rows.map(({ id, name }) => [id, { words: name, path: `/zin/product/${encodeURIComponent(id)}` }]))
  },
}

export const catalogCounts: readonly CountKind[] = [productViews]
