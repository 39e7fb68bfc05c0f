import { randomUUID } from 'node:crypto'
import { cashReceipts } from '@/services/db/tables/payments'
import type { StoreCtx } from '../orders/move-order'
import { movedOf } from './note-event'
import { PAYMENT_TAG } from './payment-tag'
import { issuedOf, receiptRows, RETRY_RECEIPT, type ReceiptRow } from './receipt-rows'

/**
 * Writes the cancellation of what our own receipts are above the money that is left of a payment: after a refund of ours or by another hand, in
 * part or of the whole, and after a bank took a deposit back. The order's row is held, so that it is written once; the clock asks for it under
 * its number. The provider cancels the receipts of its window by itself.
 */
export async function balanceReceipts(ctx: StoreCtx, paymentKey: string): Promise<void> {
  const rows = (await receiptRows(ctx.db, paymentKey)).filter(({ origin }) => origin !== 'window')
  if (rows.length === 0) return
  const issued = rows.filter(({ act, state }) => act === 'cancel' || state === 'done')
  const { captured, refunded } = await movedOf(ctx.db, paymentKey)
  const excess = issuedOf(issued) - Math.max(0, captured - refunded)
  if (excess <= 0 || rows.some(({ act, state }) => act === 'cancel' && state === 'requested')) return
  const leftOf = ({ receiptKey, amount }: ReceiptRow): number => amount + issuedOf(issued.filter(({ cancels }) => cancels === receiptKey))
  const of = issued.findLast((row) => row.act === 'confirm' && leftOf(row) > 0)
  if (!of) return
  const { siteId, now } = ctx
  const refusedAt = rows.findLast(({ act, state }) => act === 'cancel' && state === 'failed')?.settledAt
  await ctx.db.insert(cashReceipts).values({
    ...{ receiptId: randomUUID(), siteId, orderId: of.orderId, paymentKey, origin: of.origin, kind: of.kind },
    ...{ act: 'cancel', amount: Math.min(excess, leftOf(of)), state: 'requested', cancels: of.receiptKey, at: now },
    dueAt: refusedAt ? new Date(Math.max(now.getTime(), refusedAt.getTime() + RETRY_RECEIPT)) : now,
  })
  ctx.touch(PAYMENT_TAG)
}
