// Compares what we have with what the provider has, and repairs both ways: attempts without an answer, calls that were not settled, charges for
// nothing, refunds that were asked for, and at last the provider's own list of transactions.
import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { payments, paymentEvents, paymentWebhooks, refunds } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { confirmCharge, listCharges, readCharge } from '@/services/outside/payment-provider'
import { noteEvent } from '../domain/money/note-event'
import { refundUnmatchedCharge } from '../domain/money/refund-unmatched-charge'
import { sendRefund } from '../domain/money/send-refund'
import { settleCharge } from '../domain/money/settle-charge'
import { declineCharge } from './decline-charge'
import { settleWebhook } from './settle-webhook'

type Where = { siteId: string; now: Date }
/** What is younger may still be in the hands of the call that began it. */
const PATIENCE = 30_000
const AT_ONCE = 200

/** All that was begun and is not decided. */
export async function settleUndecided(open: OpenDatabase, where: Where): Promise<void> {
  const { db } = open
  const { siteId, now } = where
  const before = new Date(now.getTime() - PATIENCE)
  const calls = await db
    .select()
    .from(paymentWebhooks)
    .where(and(isNull(paymentWebhooks.handledAt), lte(paymentWebhooks.receivedAt, before)))
    .orderBy(asc(paymentWebhooks.receivedAt))
    .limit(AT_ONCE)
  for (const call of calls) await settleWebhook(open, where, call)
  const begun = await db
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, siteId), inArray(payments.state, ['open', 'stray']), lte(payments.updatedAt, before)))
    .orderBy(asc(payments.updatedAt))
    .limit(AT_ONCE)
  for (const payment of begun) {
    if (payment.state === 'stray') await refundUnmatchedCharge(open, where, payment)
    else await settleOpen(open, where, payment)
  }
  const asked = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.siteId, siteId), eq(refunds.state, 'requested'), lte(refunds.requestedAt, before)))
    .limit(AT_ONCE)
  for (const refund of asked) await sendRefund(open, where, refund)
}

/** An attempt whose answer was lost. One that never arrived is asked for again under its own key, while the provider still takes it. */
async function settleOpen(open: OpenDatabase, where: Where, { paymentKey, orderId, amount }: typeof payments.$inferSelect): Promise<void> {
  const found = await readCharge(paymentKey)
  if (!found.ok) {
    // The provider forgets what was never authenticated.
    if (found.fate === 'missing') await declineCharge(open, where, paymentKey, found)
    return
  }
  const { charge } = found
  if (charge.orderId !== orderId) return declineCharge(open, where, paymentKey, { code: 'OTHER_ORDER', message: '' })
  const settled = await settleCharge(open, where, charge, 'system')
  if (settled === 'stray') return refundUnmatchedCharge(open, where, charge)
  if (settled !== 'open' || charge.state !== 'IN_PROGRESS') return
  const result = await confirmCharge({ paymentKey, orderId, amount }, `confirm-${paymentKey}`)
  if (!result.ok) {
    if (result.fate === 'refused') await declineCharge(open, where, paymentKey, result)
    return
  }
  if ((await settleCharge(open, where, result.charge, 'system')) === 'stray') await refundUnmatchedCharge(open, where, result.charge)
}

/**
 * Every transaction of the time at the provider has its events here, and every payment here has its transaction there.
 * @returns false where the provider did not answer.
 */
export async function reconcilePayments(open: OpenDatabase, where: Where, from: Date): Promise<boolean> {
  const lines = await listCharges(from, where.now)
  if (!lines) return false
  const there = new Map<string, { orderId: string; count: number }>()
  for (const { paymentKey, orderId } of lines) there.set(paymentKey, { orderId, count: (there.get(paymentKey)?.count ?? 0) + 1 })
  const known = await countEvents(open, [...there.keys()])
  for (const [paymentKey, { count }] of there) {
    if ((known.get(paymentKey) ?? 0) >= count) continue
    const found = await readCharge(paymentKey)
    if (!found.ok) continue
    const settled = await settleCharge(open, where, found.charge, 'reconciliation')
    if (settled === 'stray') await refundUnmatchedCharge(open, where, found.charge)
    if (settled === 'nobody')
      logger().error({ event: 'charge-without-order', orderId: found.charge.orderId }, 'the provider has a charge for no order of ours')
  }
  await reportUncharged(open, where, from, there)
  return true
}

async function countEvents({ db }: OpenDatabase, paymentKeys: readonly string[]): Promise<Map<string, number>> {
  if (paymentKeys.length === 0) return new Map()
  const rows = await db
    .select({ paymentKey: paymentEvents.paymentKey, count: sql<string>`count(*)` })
    .from(paymentEvents)
    .where(
      and(inArray(paymentEvents.paymentKey, [...paymentKeys]), inArray(paymentEvents.kind, ['waiting', 'charge', 'reversal', 'refund'])),
    )
    .groupBy(paymentEvents.paymentKey)
  return new Map(rows.map(({ paymentKey, count }) => [paymentKey, Number(count)]))
}

/** A clock of the provider's that is behind ours by this much still lists what we have. */
const SKEW = 5 * 60_000

async function reportUncharged(open: OpenDatabase, where: Where, from: Date, there: ReadonlyMap<string, unknown>): Promise<void> {
  const paid = await open.db
    .select({ paymentKey: payments.paymentKey, orderId: payments.orderId })
    .from(payments)
    .where(
      and(
        eq(payments.siteId, where.siteId),
        eq(payments.state, 'done'),
        gte(payments.paidAt, new Date(from.getTime() + SKEW)),
        lte(payments.paidAt, new Date(where.now.getTime() - SKEW)),
      ),
    )
  for (const { paymentKey, orderId } of paid) {
    if (there.has(paymentKey)) continue
    const isNew = await runAsSystem(open, { ...where, actor: 'payments' }, (ctx) =>
      noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key: `uncharged:${paymentKey}`, detail: 'NO_TRANSACTION' }),
    )
    if (isNew) logger().error({ event: 'order-without-charge', orderId }, 'an order is paid, and the provider has no charge for it')
  }
}
