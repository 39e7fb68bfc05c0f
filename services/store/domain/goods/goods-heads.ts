import { holdsUntil } from '@/lib/request-context'
import type { GoodsHead } from '@/schemas/api/store/goods'
import { pictureShapes } from '@/services/storage/picture-shapes'
import type { Where } from './store-tree'
import type { IndexedGoods } from './goods-index'
import { feeFrom } from '@/schemas/rules/store/cart-amounts'
import { priceAt } from '@/schemas/rules/store/price-at'

/** Goods as every list shows them now. The answer holds until a price among them changes. */
export async function goodsHeads(list: readonly IndexedGoods[], { db, siteId, now }: Where & { now: Date }): Promise<GoodsHead[]> {
  const shapeOf = await pictureShapes(
    list.map(({ row }) => row.image),
    { db, siteId },
  )
  return list.map(({ row, brand, isSoldOut }) => {
    const price = priceAt(row, now)
    holdsUntil(price.changesAt?.getTime())
    return {
      id: row.goodsId,
      name: row.name,
      kind: row.kind,
      brandId: brand && row.brandId ? row.brandId : '',
      brand,
      categoryId: row.categoryId,
      summary: row.summary,
      image: row.image,
      imageAlt: row.imageAlt,
      imageShape: shapeOf(row.image),
      price: price.price,
      salePrice: price.salePrice,
      memberPrice: price.memberPrice,
      saleUntil: price.saleUntil?.toISOString() ?? null,
      badges: [...(price.saleUntil ? ['TIMESALE'] : []), ...row.badges],
      delivery: row.delivery,
      deliveryFee: feeFrom(row, price.salePrice),
      installFee: row.installFee,
      soldOutYn: isSoldOut ? 'Y' : 'N',
      reviewCnt: row.reviewCnt,
      score: row.reviewCnt > 0 ? Math.round((row.scoreSum / row.reviewCnt) * 10) / 10 : 0,
    }
  })
}
