import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown, belongsToMember } from '../domain/orders/belongs-to-member'
import { presentOrder } from '../domain/money/present-order'

export const readOrder = operation(contracts.readOrder, async ({ id }, ctx) => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(belongsToMember(ctx), isShown(), eq(orders.orderId, id)))
  if (!order) throw ctx.fail('missing')
  return { item: await presentOrder(ctx.db, order, ctx.now) }
})
