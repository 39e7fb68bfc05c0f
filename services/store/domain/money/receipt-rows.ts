import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { cashReceipts } from '@/services/db/tables/payments'

export type ReceiptRow = typeof cashReceipts.$inferSelect

/** What the provider refused is asked for anew after this, and not at every tick of the clock. */
export const RETRY_RECEIPT = 3_600_000

/** Receipts and cancellations of a payment, the oldest first. */
export const receiptRows = (db: Database, paymentKey: string): Promise<ReceiptRow[]> =>
  db.select().from(cashReceipts).where(eq(cashReceipts.paymentKey, paymentKey)).orderBy(asc(cashReceipts.at), asc(cashReceipts.receiptId))

/** Won that are issued and not cancelled; what is under way counts as if it had come to its end. */
export const issuedOf = (rows: readonly ReceiptRow[]): number =>
  rows.reduce((sum, { act, amount, state }) => sum + (state === 'failed' ? 0 : act === 'confirm' ? amount : -amount), 0)
