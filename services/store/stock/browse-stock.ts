import { and, asc, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/stock'
import { restockWishes } from '@/services/db/tables/restocks'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { lowStockAt } from '../domain/goods/low-stock'
import { stockLeft, stockState, stockWanted } from './stock-wanted'

const SORTS = { name: goods.name, left: stockLeft, sold: goodsVariants.sold }

export const browseStock = operation(contracts.browseStock, async (wanted, { db, siteId }) => {
  const { sort = 'name', direction = 'asc', page = 1, size = 20 } = wanted
  const offered = and(...stockWanted(siteId, wanted))
  const joined = eq(goods.goodsId, goodsVariants.goodsId)
  const order = direction === 'asc' ? asc : desc
  const { variantId, choices, code, lowAt, given, reserved, sold, orderNo } = goodsVariants
  const rows = await db
    .select({
      variantId,
      goodsId: goods.goodsId,
      name: goods.name,
      image: goods.image,
      choices,
      code,
      lowAt,
      shown: goods.publishedYn,
      given,
      reserved,
      sold,
      left: stockLeft,
      waiting: db.$count(restockWishes, eq(restockWishes.variantId, variantId)),
      state: stockState,
    })
    .from(goodsVariants)
    .innerJoin(goods, joined)
    .where(and(offered, wanted.state ? eq(stockState, wanted.state) : undefined))
    .orderBy(order(SORTS[sort]), asc(goods.name), asc(goods.goodsId), asc(orderNo), asc(variantId))
    .limit(size)
    .offset((page - 1) * size)
  const numbers = await db
    .select({ state: stockState, count: count() })
    .from(goodsVariants)
    .innerJoin(goods, joined)
    .where(offered)
    .groupBy(stockState)
  const counts = { all: 0, out: 0, few: 0, enough: 0 }
  for (const one of numbers) {
    counts[one.state] = one.count
    counts.all += one.count
  }
  return {
    items: rows.map(({ shown, ...row }) => ({ ...row, lowFrom: lowStockAt(row.lowAt), isShown: shown === 'Y' })),
    totalCount: counts[wanted.state ?? 'all'],
    item: { counts },
  }
})
