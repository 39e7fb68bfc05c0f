// A refund is a row before the provider is asked, and its number is the key of the request: asked twice, it is returned once. What the provider
// answers is settled by the one path of payments (settle-charge.ts).
import { and, eq, sql } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { orderLines } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { cancelCharge } from '@/services/outside/payment-provider'
import { lockOrder } from '../orders/move-order'
import { noteEvent } from './note-event'
import { settleCharge } from './settle-charge'
import { takeOptionBack } from './take-option-back'

type Where = { siteId: string; now: Date }
type Refund = typeof refunds.$inferSelect

/** @returns `unknown` where the provider did not answer: it goes on by itself. */
export async function sendRefund(open: OpenDatabase, where: Where, refund: Refund): Promise<'done' | 'refused' | 'unknown'> {
  const { refundId, paymentKey, reason, amount, account } = refund
  const result = await cancelCharge(paymentKey, { reason, ...(amount > 0 ? { amount } : {}), ...(account ? { account } : {}) }, refundId)
  if (result.ok) {
    await settleCharge(open, where, result.charge, refund.requestedBy)
    return 'done'
  }
  if (result.fate !== 'refused') return 'unknown'
  await giveUp(open, where, refund, result.code)
  return 'refused'
}

/** The pieces stay bought. */
async function giveUp(
  open: OpenDatabase,
  where: Where,
  { refundId, orderId, paymentKey, pieces, optionOf, amount }: Refund,
  code: string,
): Promise<void> {
  await runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    await lockOrder(ctx, orderId)
    const [failed] = await ctx.db
      .update(refunds)
      .set({ state: 'failed', settledAt: ctx.now, account: null })
      .where(and(eq(refunds.refundId, refundId), eq(refunds.state, 'requested')))
      .returning({ refundId: refunds.refundId })
    if (!failed) return
    for (const { lineSeq, qty } of pieces)
      await ctx.db
        .update(orderLines)
        .set({ cancellingQty: sql`${orderLines.cancellingQty} - ${qty}` })
        .where(eq(orderLines.lineSeq, lineSeq))
    if (optionOf !== null) await takeOptionBack(ctx, optionOf, amount)
    await noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `refund-failed:${refundId}`, detail: code })
  })
}
