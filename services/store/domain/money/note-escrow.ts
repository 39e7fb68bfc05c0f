import { eq } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import { payments } from '@/services/db/tables/payments'
import type { Charge } from '@/services/outside/payment-provider'
import type { OrderRow, StoreCtx } from '../orders/move-order'
import { noteEvent } from './note-event'

/**
 * Whether the provider holds the money is the provider's to say: it can be chosen in its window as well. A buyer who wanted it and is not
 * protected is a fault that staff must see.
 */
export async function noteEscrow(ctx: StoreCtx, order: OrderRow, { paymentKey, orderId, isEscrow, state }: Charge): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ escrowYn: isEscrow ? 'Y' : 'N' })
    .where(eq(payments.paymentKey, paymentKey))
  if (isEscrow || order.escrowYn === 'N' || (state !== 'DONE' && state !== 'WAITING_FOR_DEPOSIT')) return
  const detail = '구매안전서비스가 적용되지 않음'
  const isNew = await noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `escrow:${paymentKey}`, detail })
  if (isNew) logger().error({ event: 'no-escrow', orderId }, 'a payment is without the escrow that its buyer chose')
}
