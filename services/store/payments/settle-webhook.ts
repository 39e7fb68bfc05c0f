import { and, eq, notInArray } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { payments, paymentWebhooks } from '@/services/db/tables/payments'
import { readCharge, readChargeOfOrder } from '@/services/outside/payment-provider'
import { refundUnmatchedCharge } from '../domain/money/refund-unmatched-charge'
import { settleCharge } from '../domain/money/settle-charge'

type Where = { siteId: string; now: Date }

/** Brings the order that a call is about to what the provider has. @returns false where that has to be tried again. */
export async function settleWebhook(
  open: OpenDatabase,
  { siteId, now }: Where,
  { bodyHash, orderId }: Pick<typeof paymentWebhooks.$inferSelect, 'bodyHash' | 'orderId'>,
): Promise<boolean> {
  const isOurs = (await open.db.$count(orders, and(eq(orders.siteId, siteId), eq(orders.orderId, orderId)))) > 0
  const isSettled = !isOurs || (await settleOrder(open, { siteId, now }, orderId))
  if (isSettled) await open.db.update(paymentWebhooks).set({ handledAt: now }).where(eq(paymentWebhooks.bodyHash, bodyHash))
  return isSettled
}

/** Asks for the payment of an order, and for those that we know of it. */
async function settleOrder(open: OpenDatabase, where: Where, orderId: string): Promise<boolean> {
  const known = await open.db
    .select({ paymentKey: payments.paymentKey })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), notInArray(payments.state, ['failed', 'cancelled'])))
  const results = [await readChargeOfOrder(orderId)]
  const first = results[0]!.ok ? results[0]!.charge.paymentKey : ''
  for (const { paymentKey } of known) if (paymentKey !== first) results.push(await readCharge(paymentKey))
  for (const result of results) {
    if (!result.ok) continue
    const settled = await settleCharge(open, where, result.charge, 'webhook')
    if (settled === 'stray') await refundUnmatchedCharge(open, where, result.charge)
  }
  return results.every((result) => result.ok || result.fate === 'missing')
}
