import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/guest-returns'
import { orders } from '@/services/db/tables/orders'
import { orderReturns } from '@/services/db/tables/returns'
import { operation } from '@/services/kit/service'
import { belongsToOrderer } from '../domain/orders/belongs-to-member'
import { isBuyer } from '../domain/orders/masked-order'
import { presentReturn } from '../domain/money/present-return'

export const listGuestReturns = operation(contracts.listGuestReturns, async ({ id }, ctx) => {
  const rows = await ctx.db
    .select({ row: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderId, orderReturns.orderId))
    .where(and(belongsToOrderer(ctx), eq(orders.orderId, id)))
    .orderBy(desc(orderReturns.requestedAt))
  const isWhole = await isBuyer(ctx, id)
  const items = await Promise.all(
    rows.map(async ({ row }) => {
      const own = await presentReturn(ctx.db, row, ctx.now)
      return isWhole ? own : { ...own, pickup: null }
    }),
  )
  return { items, totalCount: items.length }
})
