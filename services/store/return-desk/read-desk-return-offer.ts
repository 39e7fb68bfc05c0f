import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/return-opening'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { offerOf } from '../domain/returns/offer-of'

export const readDeskReturnOffer = operation(contracts.readDeskReturnOffer, async ({ orderId }, ctx) => {
  // Where it is collected is the buyer's: it is opened for a reason, on the order.
  const { pickup: _, ...item } = await offerOf(ctx, orderId, eq(orders.siteId, ctx.siteId), true)
  return { item }
})
