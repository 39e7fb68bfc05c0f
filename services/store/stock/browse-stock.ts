import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { FEW_LEFT } from '@/schemas/api/store/goods'
import * as contracts from '@/schemas/api/store/stock'
import type { StockState } from '@/schemas/api/store/stock'
import { contains } from '@/services/db/contains'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'

const left = sql<number>`(${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold})`
const state = sql<StockState>`case when ${left} <= 0 then 'out' when ${left} < ${sql.raw(String(FEW_LEFT))} then 'few' else 'enough' end`
const SORTS = { name: goods.name, left, sold: goodsVariants.sold }

export const browseStock = operation(contracts.browseStock, async (wanted, { db, siteId }) => {
  const { search, goodsId, sort = 'name', direction = 'asc', page = 1, size = 20 } = wanted
  const offered = and(
    eq(goodsVariants.siteId, siteId),
    eq(goodsVariants.publishedYn, 'Y'),
    goodsId ? eq(goods.goodsId, goodsId) : undefined,
    search?.trim() ? contains(goods.name, search) : undefined,
  )
  const joined = eq(goods.goodsId, goodsVariants.goodsId)
  const order = direction === 'asc' ? asc : desc
  const { variantId, choices, given, reserved, sold, orderNo } = goodsVariants
  const rows = await db
    .select({
      variantId,
      goodsId: goods.goodsId,
      name: goods.name,
      image: goods.image,
      choices,
      shown: goods.publishedYn,
      given,
      reserved,
      sold,
      left,
      state,
    })
    .from(goodsVariants)
    .innerJoin(goods, joined)
    .where(and(offered, wanted.state ? eq(state, wanted.state) : undefined))
    .orderBy(order(SORTS[sort]), asc(goods.name), asc(goods.goodsId), asc(orderNo), asc(variantId))
    .limit(size)
    .offset((page - 1) * size)
  const numbers = await db.select({ state, count: count() }).from(goodsVariants).innerJoin(goods, joined).where(offered).groupBy(state)
  const counts = { all: 0, out: 0, few: 0, enough: 0 }
  for (const one of numbers) {
    counts[one.state] = one.count
    counts.all += one.count
  }
  return {
    items: rows.map(({ shown, ...row }) => ({ ...row, isShown: shown === 'Y' })),
    totalCount: counts[wanted.state ?? 'all'],
    item: { counts },
  }
})
