import { asc, desc, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { deskRows } from './desk-rows'
import { ordersWanted } from './orders-wanted'

const MOST = 10_000

export const browseDeskOrders = operation(contracts.browseDeskOrders, async (wanted, ctx) => {
  const { sort = 'placedAt', direction = 'desc', page = 1, size = 20, ...filters } = wanted
  const { db } = ctx
  const among = ordersWanted(ctx, filters)
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(orders)
    .where(among)
    .orderBy(order(orders[sort]), order(orders.orderId))
    .limit(size)
    .offset((page - 1) * size)
  const { state: _, ...others } = filters
  const byState = await db
    .select({ state: orders.state, count: sql<string>`count(*)` })
    .from(orders)
    .where(ordersWanted(ctx, others))
    .groupBy(orders.state)
  const counts: Record<string, number> = Object.fromEntries(contracts.DESK_STATES.map((state) => [state, 0]))
  for (const { state, count } of byState) counts[state] = Number(count)
  counts['all'] = byState.reduce((sum, { count }) => sum + Number(count), 0)
  const total = filters.state ? (counts[filters.state] ?? 0) : counts['all']
  return { item: { counts }, items: await deskRows(db, rows, ctx.now), totalCount: Math.min(total, MOST) }
})
