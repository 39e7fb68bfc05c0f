import { and, asc, eq, lte } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { cashReceipts } from '@/services/db/tables/payments'
import { readCharge } from '@/services/outside/payment-provider'
import { RETRY_RECEIPT, type ReceiptRow } from '../domain/money/receipt-rows'
import { findReceipt, runReceipt } from '../domain/money/run-receipt'
import { settleCharge } from '../domain/money/settle-charge'

type Where = { siteId: string; now: Date }
const AT_ONCE = 100

/** Cash receipts that an answer is awaited of: the provider's, or the tax office's. */
export async function settleReceipts(open: OpenDatabase, where: Where): Promise<void> {
  const due = await open.db
    .select()
    .from(cashReceipts)
    .where(and(eq(cashReceipts.siteId, where.siteId), lte(cashReceipts.dueAt, where.now)))
    .orderBy(asc(cashReceipts.dueAt))
    .limit(AT_ONCE)
  for (const row of due) await (row.state === 'requested' ? runReceipt(open, where, row) : lookAgain(open, where, row))
}

async function lookAgain(open: OpenDatabase, where: Where, row: ReceiptRow): Promise<void> {
  if (row.origin === 'window') {
    const found = await readCharge(row.paymentKey)
    if (found.ok) await settleCharge(open, where, found.charge, 'system')
  } else await findReceipt(open, where, row)
  // What the provider does not show any more is not looked for at every tick.
  await open.db
    .update(cashReceipts)
    .set({ dueAt: new Date(where.now.getTime() + RETRY_RECEIPT) })
    .where(and(eq(cashReceipts.receiptId, row.receiptId), lte(cashReceipts.dueAt, where.now)))
}
