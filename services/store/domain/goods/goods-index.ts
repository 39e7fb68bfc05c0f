// All goods of a site in memory, with what their lists show (decision 7): pages of a list, its total and the counts of its conditions need
// no query. Made anew after every publication, and when goods run out or come back.
import { and, asc, eq, sql } from 'drizzle-orm'
import { dense } from '@/lib/hangul/fold'
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import { brandShops, goods, goodsVariants } from '@/services/db/tables/store'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { deliveryOf } from '@/schemas/rules/store/store-terms'
import { STORE_TERMS_TAG, storeTerms } from '../terms/store-terms'
import { storeTree, type Where } from './store-tree'
import { listsAt, type GoodsLists } from './goods-lists'

/** The columns of a head: without the text and the options, which are long. */
const HEAD = {
  goodsId: goods.goodsId,
  kind: goods.kind,
  name: goods.name,
  brandId: goods.brandId,
  categoryId: goods.categoryId,
  summary: goods.summary,
  image: goods.image,
  imageAlt: goods.imageAlt,
  price: goods.price,
  salePrice: goods.salePrice,
  memberPrice: goods.memberPrice,
  timeSalePrice: goods.timeSalePrice,
  timeSaleFrom: goods.timeSaleFrom,
  timeSaleUntil: goods.timeSaleUntil,
  badges: goods.badges,
  delivery: goods.delivery,
  deliveryFee: goods.deliveryFee,
  freeFrom: goods.freeFrom,
  installFee: goods.installFee,
  releasedAt: goods.releasedAt,
  viewCnt: goods.viewCnt,
  reviewCnt: goods.reviewCnt,
  scoreSum: goods.scoreSum,
}
export type HeadRow = Omit<Pick<typeof goods.$inferSelect, keyof typeof HEAD>, 'deliveryFee'> & {
  delivery: DeliveryKind
  deliveryFee: number
}
export type BrandShopRow = typeof brandShops.$inferSelect

export interface IndexedGoods {
  row: HeadRow
  /** Its category and those above it, the first level first. */
  line: readonly string[]
  /** Empty without a brand shop that visitors see. */
  brand: string
  isSoldOut: boolean
  /** Pieces that were paid for. */
  sold: number
  /** What a search looks at, without spaces and in small letters. */
  text: string
}
export interface GoodsIndex {
  byId: ReadonlyMap<string, IndexedGoods>
  /** In the order of staff. */
  brands: readonly BrandShopRow[]
  /** The lists as they are at a moment: a time sale changes prices, and with them orders and conditions. */
  at: (now: Date) => GoodsLists
}

const TAGS = ['goods', 'store-categories', 'brand-shops', 'views:goods', STORE_TERMS_TAG]

export const goodsIndex = (where: Where): Promise<GoodsIndex> =>
  memoizeByTags(where.db, TAGS, `goods ${where.siteId}`, async () => {
    const { db, siteId } = where
    const tree = await storeTree(where)
    const brands = await db
      .select()
      .from(brandShops)
      .where(and(eq(brandShops.siteId, siteId), eq(brandShops.publishedYn, 'Y')))
      .orderBy(asc(brandShops.orderNo), asc(brandShops.brandId))
    const brandNames = new Map(brands.map(({ brandId, name }) => [brandId, name]))
    const stocks = await stocksOf(where)
    const terms = await storeTerms(db, siteId)
    const rows = await db
      .select(HEAD)
      .from(goods)
      .where(and(eq(goods.siteId, siteId), eq(goods.publishedYn, 'Y')))
      .orderBy(asc(goods.goodsId))
    const list = rows.flatMap((row): IndexedGoods[] => {
      const line = tree.lineOf(row.categoryId)
      if (line.length === 0) return []
      const brand = (row.brandId && brandNames.get(row.brandId)) || ''
      const { left = 0, sold = 0 } = stocks.get(row.goodsId) ?? {}
      const text = dense([row.name, brand, row.summary, ...line.map(({ name }) => name)].join(' '))
      return [
        {
          row: { ...row, ...deliveryOf(row, terms) },
          line: line.map(({ id }) => id),
          brand,
          isSoldOut: row.kind === 'goods' && left === 0,
          sold,
          text,
        },
      ]
    })
    let last: GoodsLists | undefined
    return {
      byId: new Map(list.map((one) => [one.row.goodsId, one])),
      brands,
      at: (now) => (last?.holdsAt(now) ? last : (last = listsAt(list, brands, now))),
    }
  })

/** Pieces of each that can be bought, and that were sold. */
async function stocksOf({ db, siteId }: Where) {
  const { goodsId, given, reserved, sold } = goodsVariants
  const rows = await db
    .select({
      goodsId,
      left: sql<number>`sum(${given} - ${reserved} - ${sold})::int`,
      sold: sql<number>`sum(${sold})::int`,
    })
    .from(goodsVariants)
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.publishedYn, 'Y')))
    .groupBy(goodsId)
  return new Map(rows.map((row) => [row.goodsId, row]))
}
