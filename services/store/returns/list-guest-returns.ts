import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/guest-returns'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { presentReturn } from '../domain/money/present-return'

export const listGuestReturns = operation(contracts.listGuestReturns, async ({ id }, ctx) => {
  const rows = await ctx.db
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(and(belongsToIdentified(ctx), eq(orders.orderId, id)))
    .orderBy(desc(orderReturns.requestedAt))
  const items = await Promise.all(rows.map(({ row }) => presentReturn(ctx.db, row, ctx.now)))
  return { items, totalCount: items.length }
})
