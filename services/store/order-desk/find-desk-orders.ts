import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-desk'
import { personIndexOf } from '@/services/db/person-index-of'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { deskRows } from './desk-rows'
import { whoseOrder } from '../domain/orders/whose-order'

const MOST = 100

/** Names and numbers are sealed: only the whole of both finds an order. */
export const findDeskOrders = operation(contracts.findDeskOrders, async ({ name, phoneNo }, ctx) => {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.siteId), eq(orders.personIndex, personIndexOf(name, phoneNo))))
    .orderBy(desc(orders.placedAt))
    .limit(MOST)
  ctx.audit('order.find', 'orders', { found: rows.length }, rows.flatMap(whoseOrder))
  return { items: await deskRows(ctx.db, rows, ctx.now), totalCount: rows.length }
})
