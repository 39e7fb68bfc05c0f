// What the provider says of cash receipts, written once. Those of the window come with their payment; our own requests are rows already, and an
// answer brings its row forward. The order's row is held.
import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import { cashReceipts } from '@/services/db/tables/payments'
import type { Receipt } from '@/services/outside/receipts-of'
import type { StoreCtx } from '../orders/move-order'
import { noteEvent } from './note-event'
import type { ReceiptRow } from './receipt-rows'

interface Of {
  orderId: string
  paymentKey: string
}

/** The tax office takes a minute or two days: the older a receipt, the later it is looked at again. */
const FIRST_LOOK = 60_000
const LAST_LOOK = 6 * 3_600_000
const nextLook = (at: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(LAST_LOOK, Math.max(FIRST_LOOK, now.getTime() - at.getTime())))

/** @param receipts all of the payment, as the provider shows it. */
export async function noteReceipts(ctx: StoreCtx, of: Of, receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  const { db, siteId, now } = ctx
  const seen = new Map<string, number>()
  for (const receipt of await noteOwnReceipts(ctx, of, receipts)) {
    const { receiptKey, act, kind, amount, state, requestedAt } = receipt
    // Cancellations of one receipt have one key; those of the same second are told apart by their number.
    const name = `${receiptKey}:${act}:${requestedAt}`
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    const fact = `${name}:${nth}`
    const [known] = await db.select().from(cashReceipts).where(eq(cashReceipts.fact, fact))
    if (known) await advanceReceipt(ctx, known, receipt)
    else
      await db.insert(cashReceipts).values({
        ...{ receiptId: randomUUID(), siteId, ...of, origin: 'window', act, kind, amount, state, fact, at: now },
        ...saidOf(receipt, now, now),
      })
  }
}

/** @returns receipts that no request of ours is of. */
export async function noteOwnReceipts(ctx: StoreCtx, { paymentKey }: Of, receipts: readonly Receipt[]): Promise<Receipt[]> {
  const rows = await ctx.db
    .select()
    .from(cashReceipts)
    .where(and(eq(cashReceipts.paymentKey, paymentKey), ne(cashReceipts.origin, 'window')))
  const left = [...receipts]
  // A row that knows its receipt takes that one before another row may find it.
  for (const row of rows.toSorted((a, b) => Number(b.receiptKey !== '') - Number(a.receiptKey !== ''))) {
    const at = left.findIndex((receipt) => isOf(receipt, row))
    if (at >= 0) await advanceReceipt(ctx, row, left.splice(at, 1)[0]!)
  }
  return left
}

function isOf(receipt: Receipt, { act, amount, kind, receiptKey, state, number }: ReceiptRow): boolean {
  if (receipt.act !== act || receipt.amount !== amount || receipt.kind !== kind) return false
  if (receiptKey) return receipt.receiptKey === receiptKey
  return state === 'requested' && (!number || !receipt.number || number === receipt.number)
}

/** A receipt is never less far than it was. What it was issued to is forgotten with the answer. */
export async function advanceReceipt(ctx: StoreCtx, row: ReceiptRow, receipt: Receipt): Promise<void> {
  if (row.state === 'done' || row.state === 'failed') return
  await ctx.db
    .update(cashReceipts)
    .set({ ...saidOf(receipt, row.at, ctx.now), number: null })
    .where(eq(cashReceipts.receiptId, row.receiptId))
  if (receipt.state === 'failed') await reportReceipt(ctx, row, receipt.fault)
}

/** Neither the sale nor a refund is undone by it: staff read it in the order's history. */
export async function reportReceipt(ctx: StoreCtx, { receiptId, orderId, paymentKey }: ReceiptRow, code: string): Promise<void> {
  const key = `receipt:${receiptId}`
  const isNew = await noteEvent(ctx, { orderId, paymentKey, kind: 'fault', amount: 0, key, detail: `현금영수증 ${code}`.trim() })
  if (isNew) logger().error({ event: 'cash-receipt-failed', orderId, code }, 'a cash receipt was not issued or not cancelled')
}

const saidOf = ({ state, receiptKey, issueNumber, url, fault }: Receipt, at: Date, now: Date) => ({
  ...{ state, receiptKey, issueNumber, fault },
  receiptUrl: url,
  dueAt: state === 'progress' ? nextLook(at, now) : null,
  settledAt: state === 'progress' ? null : now,
})
