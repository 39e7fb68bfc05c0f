import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cancellations'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { cancelOwn } from './cancel-own'

/** The identified person's, and nobody else's. */
export const cancelGuestOrder = operation(contracts.cancelGuestOrder, async (input, ctx) => ({
  item: await cancelOwn(ctx, input, and(belongsToIdentified(ctx), eq(orders.orderId, input.id))!),
}))
