import { and, eq, inArray } from 'drizzle-orm'
import type { CouponScope } from '@/schemas/rules/store/coupon-scope'
import type { ScopeNames } from '@/schemas/rules/store/coupon-sentence'
import { brandShops, goods, storeCategories } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'

type Scopes = Omit<CouponScope, 'scope'>

/**
 * What the goods, brands and categories of some coupons are called; what was deleted since is missing.
 * @param isForVisitors whether goods that visitors do not see are missing as well.
 */
export async function scopeNames({ db }: Pick<Ctx, 'db'>, of: readonly Scopes[], { isForVisitors = false } = {}): Promise<ScopeNames> {
  const all = (name: keyof Scopes): string[] => [...new Set(of.flatMap((one) => [...one[name]]))]
  const [goodsIds, brandIds, categoryIds] = [[...all('goodsIds'), ...all('excludedIds')], all('brandIds'), all('categoryIds')]
  const rows = await Promise.all([
    goodsIds.length > 0
      ? db
          .select({ id: goods.goodsId, name: goods.name })
          .from(goods)
          .where(and(inArray(goods.goodsId, goodsIds), isForVisitors ? eq(goods.publishedYn, 'Y') : undefined))
      : [],
    brandIds.length > 0
      ? db.select({ id: brandShops.brandId, name: brandShops.name }).from(brandShops).where(inArray(brandShops.brandId, brandIds))
      : [],
    categoryIds.length > 0
      ? db
          .select({ id: storeCategories.categoryId, name: storeCategories.category })
          .from(storeCategories)
          .where(inArray(storeCategories.categoryId, categoryIds))
      : [],
  ])
  const [goodsNames, brandNames, categoryNames] = rows.map((some) => Object.fromEntries(some.map(({ id, name }) => [id, name])))
  return { goods: goodsNames!, brands: brandNames!, categories: categoryNames! }
}
