import { eq, sql, type SQL } from 'drizzle-orm'
import { FEW_LEFT } from '@/schemas/api/store/goods'
import type { StockState } from '@/schemas/api/store/stock'
import { contains } from '@/services/db/contains'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { isLowStock } from '../domain/goods/low-stock'

export const stockLeft = sql<number>`(${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold})`
export const stockState = sql<StockState>`case when ${stockLeft} <= 0 then 'out' when ${stockLeft} < ${sql.raw(String(FEW_LEFT))} then 'few' else 'enough' end`

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
