import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/orders'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { isShown, belongsToOrderer } from '../domain/orders/belongs-to-member'
import { maskedOrder } from '../domain/orders/masked-order'
import { presentOrder } from '../domain/money/present-order'

export const readGuestOrder = operation(contracts.readGuestOrder, async ({ id }, ctx) => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(belongsToOrderer(ctx), isShown(), eq(orders.orderId, id)))
  if (!order) throw ctx.fail('missing')
  return { item: await maskedOrder(ctx, await presentOrder(ctx.db, order, ctx.now)) }
})
