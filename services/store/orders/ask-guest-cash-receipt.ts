import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cash-receipts'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { belongsToIdentified } from '../domain/orders/belongs-to-member'
import { askOwnReceipt } from './ask-own-receipt'

/** The identified person's, and nobody else's. */
export const askGuestCashReceipt = operation(contracts.askGuestCashReceipt, async (input, ctx) => ({
  item: await askOwnReceipt(ctx, input, and(belongsToIdentified(ctx), eq(orders.orderId, input.id))!),
}))
