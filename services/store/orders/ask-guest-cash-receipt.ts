import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/cash-receipts'
import { orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { belongsToOrderer } from '../domain/orders/belongs-to-member'
import { maskedOrder } from '../domain/orders/masked-order'
import { askOwnReceipt } from './ask-own-receipt'

/** Of a visitor who is identified as the buyer or has opened it with its code, and nobody else's. */
export const askGuestCashReceipt = operation(contracts.askGuestCashReceipt, async (input, ctx) => ({
  item: await maskedOrder(ctx, await askOwnReceipt(ctx, input, and(belongsToOrderer(ctx), eq(orders.orderId, input.id))!)),
}))
