// The buyer asks for a cash receipt of a payment that was made without one.
import { and, eq, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { askCashReceipt } from '@/schemas/api/store/cash-receipts'
import type { Order } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { receiptNumberFault } from '@/schemas/rules/store/cash-receipts'
import { currentDatabase } from '@/services/db/current-database'
import { orders } from '@/services/db/tables/orders'
import { cashReceipts } from '@/services/db/tables/payments'
import type { CtxOf } from '@/services/kit/service'
import { readCharge } from '@/services/outside/payment-provider'
import { isShown } from '../domain/orders/belongs-to-member'
import { lockOrderRow, type StoreCtx } from '../domain/orders/move-order'
import { PAYMENT_TAG } from '../domain/money/payment-tag'
import { presentOrder } from '../domain/money/present-order'
import { cashPaymentOf, issuableOfOrder, requestReceipt } from '../domain/money/request-receipt'
import { runReceipt } from '../domain/money/run-receipt'
import { settleCharge } from '../domain/money/settle-charge'

type Context = CtxOf<typeof askCashReceipt>
type Sent = Input<typeof askCashReceipt>

/** The clock asks for what this call leaves unanswered. */
const PATIENCE = 30_000

/** @param own which orders are the caller's. */
export async function askOwnReceipt(ctx: Context, sent: Sent, own: SQL): Promise<Order> {
  const { siteId, now, fail } = ctx
  const wrong = receiptNumberFault(sent.kind, sent.number)
  if (wrong) throw fail('wrongNumber', { words: wrong })
  const open = currentDatabase()
  const [mine] = await open.db.select({ orderId: orders.orderId }).from(orders).where(and(own, isShown()))
  if (!mine) throw fail('missing')
  await learnOfWindow(ctx, mine.orderId)
  const receiptId = await open.db.transaction((tx) => ctx.once(tx, () => request(ctx, tx, sent, mine.orderId)))
  const [row] = await open.db.select().from(cashReceipts).where(eq(cashReceipts.receiptId, receiptId))
  const fate = row && (await runReceipt(open, { siteId, now }, row))
  if (fate === 'refused') throw fail('refused')
  if (fate === 'unknown') ctx.touch(PAYMENT_TAG)
  const [order] = await open.db.select().from(orders).where(eq(orders.orderId, mine.orderId))
  return presentOrder(open.db, order!, now)
}

/** A receipt of the window that is not known here yet would be issued a second time. */
async function learnOfWindow({ siteId, now, fail }: Context, orderId: string): Promise<void> {
  const open = currentDatabase()
  const payment = await cashPaymentOf(open.db, orderId)
  if (!payment) return
  const found = await readCharge(payment.paymentKey)
  if (!found.ok) throw fail('unknown')
  await settleCharge(open, { siteId, now }, found.charge, 'system')
}

async function request(ctx: Context, db: StoreCtx['db'], { kind, number }: Sent, orderId: string): Promise<string> {
  const { siteId, now, fail } = ctx
  const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
  await lockOrderRow(tx, orderId)
  const issuable = await issuableOfOrder(db, orderId)
  if (!issuable) throw fail('notNow')
  if (issuable.until <= now) throw fail('late')
  const dueAt = new Date(now.getTime() + PATIENCE)
  return (await requestReceipt(tx, issuable, { origin: 'buyer', kind, number: digitsOnly(number), dueAt })).receiptId
}
