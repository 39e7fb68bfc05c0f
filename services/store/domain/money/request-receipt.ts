// What may be issued for a payment in cash now, and the row that asks for it. The order's row is held.
import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { askableUntil, type ReceiptKind } from '@/schemas/rules/store/cash-receipts'
import type { Database } from '@/services/db/database'
import { cashReceipts, payments } from '@/services/db/tables/payments'
import type { StoreCtx } from '../orders/move-order'
import { movedOf } from './note-event'
import { issuedOf, receiptRows, type ReceiptRow } from './receipt-rows'

type Payment = typeof payments.$inferSelect
/** What can still be issued. */
export interface Issuable {
  payment: Payment
  /** Won that are left of it. */
  rest: number
  /** Until when the buyer may ask. */
  until: Date
}

/** The payment in cash that pays an order. */
export async function cashPaymentOf(db: Database, orderId: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.method, 'CARD'), inArray(payments.state, ['done', 'cancelled'])))
    .orderBy(desc(payments.begunAt))
    .limit(1)
  return payment
}

/** Undefined where nothing is to be issued: not paid in cash, given back, or issued already. @param rows of the payment. */
export async function issuableOf(db: Database, payment: Payment, rows: readonly ReceiptRow[]): Promise<Issuable | undefined> {
  if (payment.state !== 'done' || !payment.paidAt || issuedOf(rows) > 0) return undefined
  const { captured, refunded } = await movedOf(db, payment.paymentKey)
  const rest = captured - refunded
  return rest > 0 ? { payment, rest, until: askableUntil(payment.amount, payment.paidAt) } : undefined
}

interface Wanted {
  origin: 'buyer' | 'unasked'
  kind: ReceiptKind
  /** Digits. */
  number: string
  /** When the clock asks the provider, if nobody has until then. */
  dueAt: Date
}

/** @returns the row that was written. */
export async function requestReceipt(
  { db, siteId, now }: StoreCtx,
  { payment: { orderId, paymentKey }, rest }: Issuable,
  { origin, kind, number, dueAt }: Wanted,
): Promise<ReceiptRow> {
  const [row] = await db
    .insert(cashReceipts)
    .values({
      ...{ receiptId: randomUUID(), siteId, orderId, paymentKey, origin, act: 'confirm', kind, number },
      ...{ amount: rest, state: 'requested', at: now, dueAt },
    })
    .returning()
  return row!
}

/** The same for an order. */
export async function issuableOfOrder(db: Database, orderId: string): Promise<Issuable | undefined> {
  const payment = await cashPaymentOf(db, orderId)
  return payment && issuableOf(db, payment, await receiptRows(db, payment.paymentKey))
}
