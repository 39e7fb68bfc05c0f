// The one path by which a payment becomes an order. The buyer's window, the provider's webhook and the reconciliation all end here with the
// payment as the provider has it. The order's row is locked first, every fact is written once, and what was done before is not done again: the
// same news may come any number of times, in any order.
import { and, eq, inArray, ne } from 'drizzle-orm'
import { isDuplicateKey } from '@/services/db/sql-state'
import { cartLines } from '@/services/db/tables/cart'
import { payments } from '@/services/db/tables/payments'
import type { OpenDatabase } from '@/services/db/database'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Charge } from '@/services/outside/payment-provider'
import { raiseNews } from '@/services/news/raise-news'
import { arrivalOfOrder } from '../orders/arrival-of-order'
import { isOvertaken } from '../drafts/is-overtaken'
import { balanceReceipts } from './balance-receipts'
import { holdAgain, releaseOrder, spendBenefits } from '../benefits/hold-benefits'
import { closeAccount, findDeposit, isBegun, loseDeposit, waitAgain } from './lose-deposit'
import { lockOrder, moveOrder, type LockedOrder, type StoreCtx } from '../orders/move-order'
import { piecesOf, sellPieces } from '../goods/pieces'
import { movedOf, noteEvent, NOTHING_MOVED } from './note-event'
import { noteEscrow } from './note-escrow'
import { noteReceipts } from './note-receipts'
import { LedgerShort } from '../benefits/post-ledger'
import { setPayment, type Payment } from './set-payment'
import { settleRefunds } from './settle-refunds'
import { tellBuyer } from '../orders/tell-buyer'

/**
 * paid, waiting: as the order is now. failed: nothing was charged. open: not decided yet. stray: charged for an order that cannot be had any
 * more, or that is paid already: the charge is to be cancelled. nobody: no order of ours.
 */
export type Settled = 'paid' | 'waiting' | 'failed' | 'open' | 'stray' | 'nobody'

/** A bank may be late by this much before a deposit counts as not made. */
const GRACE = 10 * 60_000

const MOST_TRIES = 3

/** Thrown to roll the order's transaction back: what it needs is gone. */
class OutOfReach extends Error {}

/** @param via confirm, webhook or reconciliation: who the history says it was. */
export async function settleCharge(
  open: OpenDatabase,
  where: { siteId: string; now: Date },
  charge: Charge,
  via: string,
): Promise<Settled> {
  let mayHoldAgain = true
  for (let tries = 1; ; tries++) {
    try {
      return await runAsSystem(open, { ...where, actor: 'payments' }, (ctx) => settle(ctx, charge, via, mayHoldAgain))
    } catch (error) {
      if (error instanceof OutOfReach || error instanceof LedgerShort) mayHoldAgain = false
      // A row of the same payment was written meanwhile: now it is found.
      else if (!isDuplicateKey(error) || tries > MOST_TRIES) throw error
    }
  }
}

async function settle(ctx: StoreCtx, charge: Charge, via: string, mayHoldAgain: boolean): Promise<Settled> {
  const locked = await lockOrder(ctx, charge.orderId)
  if (!locked) return 'nobody'
  if (charge.state === 'READY' || charge.state === 'IN_PROGRESS') return 'open'
  const payment = await paymentOf(ctx, locked, charge)
  const settled = await settlePayment(ctx, locked, payment, charge, via, mayHoldAgain)
  if (charge.method !== 'CARD') {
    const { paymentKey, orderId } = charge
    await noteEscrow(ctx, locked.order, charge)
    await noteReceipts(ctx, { orderId, paymentKey }, charge.receipts)
    await balanceReceipts(ctx, paymentKey)
  }
  return settled
}

function settlePayment(
  ctx: StoreCtx,
  locked: LockedOrder,
  payment: Payment,
  charge: Charge,
  via: string,
  mayHoldAgain: boolean,
): Promise<Settled> | Settled {
  switch (charge.state) {
    case 'ABORTED':
    case 'EXPIRED':
      return fail(ctx, locked, payment, charge)
    case 'WAITING_FOR_DEPOSIT':
      return wait(ctx, locked, payment, charge, via)
    case 'DONE':
      return pay(ctx, locked, payment, charge, via, mayHoldAgain)
    case 'CANCELED':
    case 'PARTIAL_CANCELED':
      return cancelled(ctx, locked, payment, charge, via, mayHoldAgain)
    default:
      return 'open'
  }
}

/** The row of this payment, locked by its order. One that we did not ask for, or of another amount, or a second one, is a stray. */
async function paymentOf(
  { db, siteId, now }: StoreCtx,
  { order }: LockedOrder,
  { paymentKey, amount, method, receiptUrl }: Charge,
): Promise<Payment> {
  const [known] = await db.select().from(payments).where(eq(payments.paymentKey, paymentKey))
  if (known) return known
  const [live] = await db
    .select({ paymentKey: payments.paymentKey })
    .from(payments)
    .where(and(eq(payments.orderId, order.orderId), inArray(payments.state, ['open', 'waiting', 'done'])))
  const state = live || amount !== order.amount ? 'stray' : 'open'
  const [row] = await db
    .insert(payments)
    .values({ paymentKey, siteId, orderId: order.orderId, state, amount, method, receiptUrl, begunAt: now, updatedAt: now })
    .returning()
  return row!
}

/** Nothing was charged, and never will be under this key. The order may be paid in another way while it is held. */
async function fail(ctx: StoreCtx, locked: LockedOrder, payment: Payment, { failure, orderId, paymentKey }: Charge): Promise<Settled> {
  if (payment.state === 'failed' || payment.state === 'cancelled') return 'failed'
  const was = payment.state
  // The bank took the deposit back, and nothing was heard of it before the account ended.
  if (was === 'done' && locked.order.state === 'paid') await waitAgain(ctx, locked, payment, { via: 'provider', heldUntil: ctx.now })
  else if (was === 'done' && isBegun(locked.order.state)) await loseDeposit(ctx, locked, payment)
  await noteEvent(ctx, { orderId, paymentKey, kind: 'declined', amount: 0, key: `failed:${paymentKey}`, detail: failure })
  await setPayment(ctx, payment, { state: 'failed' })
  if (locked.order.state === 'waiting' && (was === 'waiting' || was === 'done')) {
    await releaseOrder(ctx, locked, 'expired', 'provider', '입금 기한이 지났습니다.')
    await tellBuyer(ctx, locked.order, 'expired', locked.order.amount)
  }
  return 'failed'
}

async function wait(ctx: StoreCtx, locked: LockedOrder, payment: Payment, charge: Charge, via: string): Promise<Settled> {
  const { orderId, paymentKey, account } = charge
  if (payment.state === 'stray') return 'stray'
  const dueAt = account && !Number.isNaN(account.dueAt.getTime()) ? account.dueAt : ctx.now
  const held = { heldUntil: new Date(dueAt.getTime() + GRACE) }
  const { order } = locked
  if (order.state === 'waiting') return 'waiting'
  if (isBegun(order.state) && (payment.state === 'done' || payment.state === 'waiting')) {
    await loseDeposit(ctx, locked, payment)
    return 'waiting'
  }
  if (order.state === 'paid') {
    if (!(await waitAgain(ctx, locked, payment, { via, ...held }))) return 'paid'
    await tellBuyer(ctx, locked.order, 'waiting', order.amount)
    return 'waiting'
  }
  if (order.state === 'pending') {
    await noteEvent(ctx, { orderId, paymentKey, kind: 'waiting', amount: 0, key: `waiting:${paymentKey}` })
    const place = account ? { account: { bank: account.bank, accountNo: account.accountNo }, dueAt } : {}
    await setPayment(ctx, payment, { state: 'waiting', ...place })
    await moveOrder(ctx, locked, { to: 'waiting', movedBy: via, set: held })
    await emptyCart(ctx, locked)
    await tellBuyer(ctx, locked.order, 'waiting', order.amount)
    return 'waiting'
  }
  // Nobody is to pay into this account any more.
  await setPayment(ctx, payment, { state: 'stray' })
  return 'stray'
}

async function pay(
  ctx: StoreCtx,
  locked: LockedOrder,
  payment: Payment,
  charge: Charge,
  via: string,
  mayHoldAgain: boolean,
): Promise<Settled> {
  const { orderId, paymentKey, amount, receiptUrl } = charge
  // Nothing was heard of an attempt that is still open.
  const { captured, reversals } = payment.state === 'open' ? NOTHING_MOVED : await movedOf(ctx.db, paymentKey)
  if (captured === 0) await noteEvent(ctx, { orderId, paymentKey, kind: 'charge', amount, key: `charge:${paymentKey}:${reversals}` })
  const { order } = locked
  if (payment.state === 'done') return 'paid'
  if (payment.state === 'cancelled') return 'failed'
  if (payment.state === 'waiting' && isBegun(order.state)) {
    await findDeposit(ctx, locked, payment)
    return 'paid'
  }
  const isOpen =
    order.state === 'pending' ||
    order.state === 'waiting' ||
    (order.state === 'expired' && mayHoldAgain && !(await isOvertaken(ctx, order)))
  const isOurs =
    payment.state !== 'stray' && amount === order.amount && isOpen && !(payment.state === 'failed' && (await hasAnotherLive(ctx, payment)))
  if (!isOurs) {
    if (payment.state !== 'stray') await setPayment(ctx, payment, { state: 'stray' })
    return 'stray'
  }
  if (order.state === 'expired' && !(await holdAgain(ctx, locked))) throw new OutOfReach()
  await setPayment(ctx, payment, { state: 'done', receiptUrl, paidAt: ctx.now })
  await completeOrder(ctx, locked, via)
  return 'paid'
}

/** A payment that failed first and is done after all, while another one was begun. */
async function hasAnotherLive({ db }: StoreCtx, { paymentKey, orderId }: Payment): Promise<boolean> {
  const [other] = await db
    .select({ paymentKey: payments.paymentKey })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.paymentKey, paymentKey), inArray(payments.state, ['open', 'waiting', 'done'])))
  return other !== undefined
}

/** What was held is sold and spent. Also for an order that costs nothing, which no provider sees. */
export async function completeOrder(ctx: StoreCtx, locked: LockedOrder, movedBy: string): Promise<void> {
  // One that waited for its deposit emptied the cart then: what lies there now was put in since.
  const hasWaited = locked.order.state === 'waiting'
  await sellPieces(ctx, piecesOf(locked.lines))
  await moveOrder(ctx, locked, {
    to: 'paid',
    movedBy,
    set: { stock: 'sold', heldUntil: null, ...(await arrivalOfOrder(ctx, locked, ctx.now)) },
  })
  await spendBenefits(ctx, locked.order)
  if (!hasWaited) await emptyCart(ctx, locked)
  await tellBuyer(ctx, locked.order, 'paid', locked.order.amount)
  const { orderId } = locked.order
  await raiseNews(ctx, { kind: 'order', key: `order:${orderId}`, number: orderId, link: `/ice_builder/orders/${orderId}` })
}

/** What is ordered is no longer to be ordered; other lines stay. */
async function emptyCart({ db }: StoreCtx, { order: { cartNo }, lines }: LockedOrder): Promise<void> {
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? [])
  if (cartNo === null || variantIds.length === 0) return
  await db.delete(cartLines).where(and(eq(cartLines.cartNo, cartNo), inArray(cartLines.variantId, variantIds)))
}

/** Money went back: by a refund of ours, by hand at the provider, or for a stray. What it came from is written first. */
async function cancelled(
  ctx: StoreCtx,
  locked: LockedOrder,
  payment: Payment,
  charge: Charge,
  via: string,
  mayHoldAgain: boolean,
): Promise<Settled> {
  const { orderId, paymentKey, amount, balance, cancels } = charge
  if (charge.method === 'VBANK' && !charge.isApproved) {
    await closeAccount(ctx, locked, payment, via)
    return 'failed'
  }
  const was = await movedOf(ctx.db, paymentKey)
  const isWhole = balance === 0
  if (was.captured === 0 && isWhole && payment.state !== 'stray') {
    // It was charged and cancelled before we heard of either: the order was never had.
    await noteEvent(ctx, { orderId, paymentKey, kind: 'charge', amount, key: `charge:${paymentKey}:${was.reversals}` })
    await noteCancels(ctx, orderId, paymentKey, cancels)
    await setPayment(ctx, payment, { state: 'cancelled' })
    return 'failed'
  }
  const isStray =
    payment.state === 'stray' || (was.captured === 0 && (await pay(ctx, locked, payment, charge, via, mayHoldAgain)) === 'stray')
  await noteCancels(ctx, orderId, paymentKey, cancels)
  if (isStray) {
    if (!isWhole) return 'stray'
    await setPayment(ctx, payment, { state: 'cancelled' })
    const { order } = locked
    if (order.state === 'expired' || order.state === 'cancelled') await tellBuyer(ctx, order, 'lost', amount)
    return 'failed'
  }
  await settleRefunds(ctx, locked, { paymentKey, isWhole })
  if (isWhole) await setPayment(ctx, payment, { state: 'cancelled' })
  return isWhole ? 'failed' : 'paid'
}

async function noteCancels(ctx: StoreCtx, orderId: string, paymentKey: string, cancels: Charge['cancels']): Promise<void> {
  for (const { key, amount } of cancels) await noteEvent(ctx, { orderId, paymentKey, kind: 'refund', amount, key: `refund:${key}` })
}
