import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cancellations'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { cancelOwn } from './cancel-own'

/** The member's own, and nobody else's. */
export const cancelOrder = operation(contracts.cancelOrder, async (input, ctx) => ({
  item: await cancelOwn(ctx, input, and(belongsToMember(ctx), eq(orders.orderId, input.id))!),
}))
