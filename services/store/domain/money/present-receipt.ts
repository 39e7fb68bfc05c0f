import type { Order } from '@/schemas/api/store/orders'
import type { Database } from '@/services/db/database'
import type { payments } from '@/services/db/tables/payments'
import { issuableOf } from './request-receipt'
import { issuedOf, receiptRows, type ReceiptRow } from './receipt-rows'

type Shown = Pick<NonNullable<Order['payment']>, 'cashReceipt' | 'cashReceiptUntil'>

/** The cash receipt of a payment as its buyer reads it, and until when they may ask for one. */
export async function presentReceipt(db: Database, payment: typeof payments.$inferSelect, now: Date): Promise<Shown> {
  if (payment.method === 'CARD') return { cashReceipt: null, cashReceiptUntil: null }
  const rows = await receiptRows(db, payment.paymentKey)
  const issuable = await issuableOf(db, payment, rows)
  return { cashReceipt: receiptOf(rows), cashReceiptUntil: issuable && now < issuable.until ? issuable.until.toISOString() : null }
}

/** The latest that was issued; where none was, the latest that the buyer asked for. */
function receiptOf(rows: readonly ReceiptRow[]): Shown['cashReceipt'] {
  const confirms = rows.filter(({ act }) => act === 'confirm')
  const row = confirms.findLast(({ state }) => state !== 'failed') ?? confirms.findLast(({ origin }) => origin !== 'unasked')
  if (!row) return null
  const { kind, origin, state, receiptUrl, issueNumber, at } = row
  const amount = issuedOf(rows)
  const status = state === 'failed' ? 'FAIL' : amount <= 0 ? 'CANCEL' : state === 'done' ? 'DONE' : 'PROGRESS'
  return { status, kind, amount, unaskedYn: origin === 'unasked' ? 'Y' : 'N', receiptUrl, issueNumber, REG_DT: at.toISOString() }
}
