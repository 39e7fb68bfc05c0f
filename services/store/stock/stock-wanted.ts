import { eq, sql, type SQL } from 'drizzle-orm'
import type { StockState } from '@/schemas/api/store/stock'
import { settings } from '@/services/base/settings'
import { contains } from '@/services/db/contains'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { isLowStock } from '../domain/goods/low-stock'

export const stockLeft = sql<number>`(${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold})`
/** By the same number as the warnings, so that the first screen and the list count the same. What visitors do not see waits for nobody. */
export const stockState = (): SQL<StockState> =>
  sql<StockState>`case when ${goods.publishedYn} <> 'Y' then 'hidden' when ${stockLeft} <= 0 then 'out' when ${stockLeft} <= coalesce(${goodsVariants.lowAt}, ${settings().stockLowAt}) then 'few' else 'enough' end`

interface Wanted {
  goodsId?: string | undefined
  search?: string | undefined
  show?: 'low' | undefined
}

/** Combinations that are offered, as the list and its file are narrowed. */
export const stockWanted = (siteId: string, { goodsId, search, show }: Wanted): (SQL | undefined)[] => [
  eq(goodsVariants.siteId, siteId),
  eq(goodsVariants.publishedYn, 'Y'),
  goodsId ? eq(goods.goodsId, goodsId) : undefined,
  search?.trim() ? contains(goods.name, search) : undefined,
  show === 'low' ? isLowStock(siteId) : undefined,
]
