import { eq, inArray } from 'drizzle-orm'
import { categoriesAbove, countsFor, isForAll, type CouponScope } from '@/schemas/rules/store/coupon-scope'
import { goods, storeCategories } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'

type Where = Pick<Ctx, 'db' | 'siteId'>
type Placed = Pick<typeof goods.$inferSelect, 'goodsId' | 'brandId' | 'categoryId'>
interface Counting {
  /** Of the goods asked about the ids of those that a coupon counts for; null where it counts for all there are. */
  of: (coupon: CouponScope) => string[] | null
}

/** What coupons count for among some goods, as their brands and the tree of the store are now. */
export async function countingGoods({ db, siteId }: Where, among: readonly Placed[]): Promise<Counting> {
  const rows = await db
    .select({ id: storeCategories.categoryId, superiorId: storeCategories.superiorId })
    .from(storeCategories)
    .where(eq(storeCategories.siteId, siteId))
  const above = new Map(rows.map(({ id, superiorId }) => [id, superiorId]))
  const placed = among.map(({ goodsId, brandId, categoryId }) => ({ goodsId, brandId, categories: categoriesAbove(categoryId, above) }))
  return {
    of: (coupon) => (isForAll(coupon) ? null : placed.filter((one) => countsFor(coupon, one)).map(({ goodsId }) => goodsId)),
  }
}

export const placedGoods = ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Placed[]> =>
  db
    .select({ goodsId: goods.goodsId, brandId: goods.brandId, categoryId: goods.categoryId })
    .from(goods)
    .where(inArray(goods.goodsId, [...ids]))
