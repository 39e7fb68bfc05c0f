import { and, eq, inArray } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import { areaCost } from '@/schemas/rules/catalog/area-cost'
import { AREA_UNIT, pricePerArea } from '@/schemas/rules/catalog/price-from'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import { priceAt } from '@/schemas/rules/store/price-at'
import { goods } from '@/services/db/tables/store'
import { productOffers } from '@/services/parts/product-offers'
import type { ReadSold } from '@/services/parts/sold-things'
import { storeTree } from './store-tree'

/** Goods as photographs name them. Those that sell a product by area cost what a square metre of it does. */
export const soldGoods: ReadSold = async ({ db, siteId, now }, ids) => {
  const rows = await db
    .select()
    .from(goods)
    .where(and(eq(goods.siteId, siteId), eq(goods.publishedYn, 'Y'), inArray(goods.goodsId, [...ids])))
  const { lineOf } = await storeTree({ db, siteId })
  const offers = await productOffers({ db, siteId, now })
  return new Map(
    rows.flatMap((row) => {
      // Of a category that visitors do not see: the goods have no page.
      if (lineOf(row.categoryId).length === 0) return []
      const sold = offers.soldBy(row.goodsId).flatMap((id) => offers.of(id).filter(({ goodsId }) => goodsId === row.goodsId))
      const perArea = sold.flatMap(({ price, covers }) => (covers === null ? [] : pricePerArea(price, covers)))
      const price = priceAt(row, now)
      holdsUntil(price.changesAt?.getTime())
      return [
        [
          row.goodsId,
          {
            name: row.name,
            colour: '',
            image: row.image,
            link: goodsPath({ id: row.goodsId, kind: row.kind }),
            price: perArea.length > 0 ? Math.min(...perArea) : price.salePrice,
            unit: perArea.length > 0 ? AREA_UNIT : '',
            reckonedId: perArea.length > 0 ? (offers.soldBy(row.goodsId)[0] ?? '') : '',
            costOf: (area) => {
              const cost = areaCost(sold, [area])
              return cost && { pieces: cost.pieces, covered: cost.covered, sum: cost.sum, piece: '개' }
            },
          },
        ] as const,
      ]
    }),
  )
}
