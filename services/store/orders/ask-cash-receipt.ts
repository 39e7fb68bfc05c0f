import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cash-receipts'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { belongsToMember } from '../domain/orders/belongs-to-member'
import { askOwnReceipt } from './ask-own-receipt'

/** The member's own, and nobody else's. */
export const askCashReceipt = operation(contracts.askCashReceipt, async (input, ctx) => ({
  item: await askOwnReceipt(ctx, input, and(belongsToMember(ctx), eq(orders.orderId, input.id))!),
}))
