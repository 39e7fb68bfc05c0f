import { and, eq, inArray } from 'drizzle-orm'
import { goods } from '@/services/db/tables/store'
import { addViews } from '@/services/counts/add-views'
import type { CountKind } from '@/services/counts/count-kinds'

/** Goods, and remodelling, which is shown by another page. */
const PAGES = ['/store/goods/:id', '/store/remodeling/:id']

const goodsViews: CountKind = {
  kind: 'goods',
  words: '상품 조회',
  subject: '상품',
  hasSource: true,
  tag: 'views:goods',
  seenOn: ({ route, params }) => (PAGES.includes(route) ? params['id'] : undefined),
  add: ({ db, siteId }, views) => addViews(db, { table: goods, key: goods.goodsId, where: eq(goods.siteId, siteId) }, views),
  async namesOf({ db, siteId }, ids) {
    const rows = await db
      .select({ id: goods.goodsId, name: goods.name, kind: goods.kind })
      .from(goods)
      .where(and(eq(goods.siteId, siteId), inArray(goods.goodsId, [...ids])))
    return new Map(rows.map(({ id, name, kind }) => [id, { words: name, path: `/store/${kind}/${encodeURIComponent(id)}` }]))
  },
}

export const storeCounts: readonly CountKind[] = [goodsViews]
