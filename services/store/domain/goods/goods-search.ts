// What the store sells, in the tab of the store. No price is said: it changes with a time sale, and the page of the goods has it.
import { and, asc, eq } from 'drizzle-orm'
import { textOf } from '@/lib/html/sanitize-html'
import { goods } from '@/services/db/tables/store'
import { byPieces } from '@/services/parts/by-pieces'
import type { SearchKind } from '@/services/parts/search-kind'
import { goodsIndex } from './goods-index'
import { storeTree } from './store-tree'

const WORDS = { goods: '스토어 상품', remodeling: '리모델링' } as const

export const goodsSearch: SearchKind = {
  tags: ['goods', 'store-categories', 'brand-shops'],
  async read(db, siteId) {
    const { byId } = await goodsIndex({ db, siteId })
    const { lineOf } = await storeTree({ db, siteId })
    const { goodsId, kind, name, image, imageAlt, summary, contents, options, releasedAt } = goods
    return byPieces(
      (limit, offset) =>
        db
          .select({ goodsId, kind, name, image, imageAlt, summary, contents, options, releasedAt })
          .from(goods)
          .where(and(eq(goods.siteId, siteId), eq(goods.publishedYn, 'Y')))
          .orderBy(asc(goodsId))
          .limit(limit)
          .offset(offset),
      (row) => {
        const known = byId.get(row.goodsId)
        // Of a category that visitors do not see: it has no page.
        if (!known) return undefined
        const categories = lineOf(known.row.categoryId).map((one) => one.name)
        return {
          tab: 'store',
          kind: WORDS[row.kind],
          title: row.name,
          link: `/store/${row.kind}/${encodeURIComponent(row.goodsId)}`,
          image: row.image,
          imageAlt: row.imageAlt,
          summary: row.summary,
          meta: [known.brand, categories.at(-1) ?? ''].filter((part) => part !== ''),
          phone: '',
          words: [...categories, ...row.options.flatMap(({ values }) => values), textOf(row.contents)],
          at: row.releasedAt.getTime(),
        }
      },
    )
  },
}
