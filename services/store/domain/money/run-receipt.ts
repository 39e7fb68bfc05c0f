// A receipt is a row before the provider is asked, and its number is the key of the request: the provider issues two for an order that asks
// twice, and one for a key.
import { and, eq } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { orders } from '@/services/db/tables/orders'
import { cashReceipts } from '@/services/db/tables/payments'
import { runAsSystem } from '@/services/kit/run-as-system'
import { cancelCashReceipt, issueCashReceipt, listCashReceipts, type ReceiptResult } from '@/services/outside/cash-receipts'
import { balanceReceipts } from './balance-receipts'
import { lockOrderRow } from '../orders/move-order'
import { advanceReceipt, noteOwnReceipts, reportReceipt } from './note-receipts'
import type { ReceiptRow } from './receipt-rows'

type Where = { siteId: string; now: Date }

/** After this the provider may forget a key (fifteen days), and would issue a second one: then its list decides. */
const KEY_LASTS = 14 * 86_400_000
const AGAIN = 60_000

/** @returns `unknown` where the provider did not answer: it goes on by itself. */
export async function runReceipt(open: OpenDatabase, where: Where, row: ReceiptRow): Promise<'done' | 'refused' | 'unknown'> {
  if (where.now.getTime() - row.at.getTime() > KEY_LASTS && !(await findReceipt(open, where, row))) return wait(open, where, row)
  const latest = await rowOf(open, row)
  if (latest?.state !== 'requested') return latest?.state === 'failed' ? 'refused' : 'done'
  const result = await ask(open, latest)
  if (!result.ok && result.fate === 'unknown') return wait(open, where, row)
  await runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    await lockOrderRow(ctx, row.orderId)
    const mine = await rowOf({ db: ctx.db }, row)
    if (!mine) return
    if (result.ok) await advanceReceipt(ctx, mine, result.receipt)
    else if (mine.state === 'requested') {
      await ctx.db
        .update(cashReceipts)
        .set({ state: 'failed', fault: result.code, number: null, dueAt: null, settledAt: ctx.now })
        .where(eq(cashReceipts.receiptId, row.receiptId))
      await reportReceipt(ctx, mine, result.code)
    }
    await balanceReceipts(ctx, row.paymentKey)
  })
  return result.ok && result.receipt.state !== 'failed' ? 'done' : 'refused'
}

/** What became of it, by the list of the day on which it was asked for. @returns false where the provider did not answer. */
export async function findReceipt(open: OpenDatabase, where: Where, row: ReceiptRow): Promise<boolean> {
  const listed = await listCashReceipts(row.at)
  if (!listed) return false
  await runAsSystem(open, { ...where, actor: 'payments' }, async (ctx) => {
    await lockOrderRow(ctx, row.orderId)
    await noteOwnReceipts(
      ctx,
      row,
      listed.filter(({ orderId }) => orderId === row.orderId),
    )
    await balanceReceipts(ctx, row.paymentKey)
  })
  return true
}

async function ask(open: OpenDatabase, row: ReceiptRow): Promise<ReceiptResult> {
  const { receiptId, orderId, act, kind, number, amount, cancels } = row
  if (act === 'cancel') return cancelCashReceipt(cancels, amount, receiptId)
  const [order] = await open.db.select({ orderName: orders.orderName }).from(orders).where(eq(orders.orderId, orderId))
  return issueCashReceipt({ orderId, orderName: order?.orderName ?? '', amount, kind, number: number ?? '' }, receiptId)
}

async function wait({ db }: OpenDatabase, { now }: Where, { receiptId }: ReceiptRow): Promise<'unknown'> {
  await db
    .update(cashReceipts)
    .set({ dueAt: new Date(now.getTime() + AGAIN) })
    .where(and(eq(cashReceipts.receiptId, receiptId), eq(cashReceipts.state, 'requested')))
  return 'unknown'
}

async function rowOf({ db }: Pick<OpenDatabase, 'db'>, { receiptId }: ReceiptRow): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(cashReceipts).where(eq(cashReceipts.receiptId, receiptId))
  return row
}
