// For which goods a coupon counts. Its discount is reckoned of them alone, and so are its least amount and what a cancelled part returns.

export const COUPON_SCOPES = ['all', 'chosen'] as const
export type CouponScopeKind = (typeof COUPON_SCOPES)[number]
export const COUPON_SCOPE_WORDS: Readonly<Record<CouponScopeKind, string>> = { all: '모든 상품', chosen: '고른 상품' }

/** Goods, brands and categories of one coupon, each. */
export const MOST_SCOPED = 200

export interface CouponScope {
  scope: CouponScopeKind
  /** One of these is enough. */
  goodsIds: readonly string[]
  brandIds: readonly string[]
  /** With all that is below them. */
  categoryIds: readonly string[]
  /** Never, whatever else is chosen. */
  excludedIds: readonly string[]
}
export interface ScopedGoods {
  goodsId: string
  brandId: string | null
  /** Its category and those above it. */
  categories: readonly string[]
}

export const ALL_GOODS: CouponScope = { scope: 'all', goodsIds: [], brandIds: [], categoryIds: [], excludedIds: [] }

/** Whether it counts for all goods there are, so that nobody has to look. */
export const isForAll = ({ scope, excludedIds }: CouponScope): boolean => scope === 'all' && excludedIds.length === 0

export function countsFor(of: CouponScope, { goodsId, brandId, categories }: ScopedGoods): boolean {
  if (of.excludedIds.includes(goodsId)) return false
  if (of.scope === 'all') return true
  return (
    of.goodsIds.includes(goodsId) ||
    (brandId !== null && of.brandIds.includes(brandId)) ||
    categories.some((category) => of.categoryIds.includes(category))
  )
}

/** A category and those above it. @param above of each category the one that it is in; what stands in a circle ends it. */
export function categoriesAbove(category: string, above: ReadonlyMap<string, string | null>): string[] {
  const line: string[] = []
  for (let at: string | null | undefined = category; at && !line.includes(at); at = above.get(at)) line.push(at)
  return line
}
