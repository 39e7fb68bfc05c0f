import { and, desc } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown, ofMember } from '../domain/of-member'
import { refundedOf } from '../domain/note-event'
import { presentHead } from '../domain/present-order'

export const listOrders = operation(contracts.listOrders, async ({ page = 1, size = 10 }, ctx) => {
  const mine = and(ofMember(ctx), isShown())
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.placedAt), desc(orders.orderId))
    .limit(size)
    .offset((page - 1) * size)
  const refunded = await refundedOf(
    ctx.db,
    rows.map(({ orderId }) => orderId),
  )
  return {
    items: rows.map((order) => presentHead(order, refunded.get(order.orderId) ?? 0)),
    totalCount: await ctx.db.$count(orders, mine),
  }
})
