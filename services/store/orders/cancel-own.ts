// The buyer cancels before the goods are prepared: all of an order, or pieces of it. Each piece returns its own shares of what was paid.
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { cancelOrder, Order } from '@/schemas/api/store/orders'
import { returnedShares } from '@/schemas/rules/store/order-amounts'
import { isCancellable } from '@/schemas/rules/store/order-states'
import { currentDatabase } from '@/services/db/current-database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { payments, refunds } from '@/services/db/tables/payments'
import type { CtxOf } from '@/services/kit/service'
import { lockOrder, type LockedOrder, type OrderLineRow, type StoreCtx } from '../domain/move-order'
import { PAYMENT_TAG } from '../domain/payment-tag'
import { presentOrder } from '../domain/present-order'
import { runRefund } from '../domain/run-refund'
import { finishRefund } from '../domain/settle-refunds'
import { isShown } from '../domain/of-member'

type Context = CtxOf<typeof cancelOrder>
type Sent = Input<typeof cancelOrder>

/** @param own which orders are the caller's. */
export async function cancelOwn(ctx: Context, sent: Sent, own: SQL): Promise<Order> {
  const open = currentDatabase()
  const { siteId, now } = ctx
  const refundId = await open.db.transaction((tx) => ctx.once(tx, () => request(ctx, tx, sent, own)))
  const [refund] = await open.db.select().from(refunds).where(eq(refunds.refundId, refundId))
  if (refund?.state === 'requested') {
    const fate = await runRefund(open, { siteId, now }, refund)
    if (fate === 'refused') throw ctx.fail('refused')
    if (fate === 'unknown') ctx.touch(PAYMENT_TAG)
  }
  const [order] = await open.db.select().from(orders).where(eq(orders.orderId, sent.id))
  return presentOrder(open.db, order!)
}

/** Writes what is to be returned, and counts its pieces as on their way out. @returns its number. */
async function request(ctx: Context, db: StoreCtx['db'], sent: Sent, own: SQL): Promise<string> {
  const { siteId, now, fail } = ctx
  const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
  const [mine] = await db.select({ orderId: orders.orderId }).from(orders).where(and(own, isShown()))
  const locked = mine && (await lockOrder(tx, mine.orderId))
  if (!locked) throw fail('missing')
  const { order } = locked
  if (!isCancellable(order.state)) throw fail('late')
  const underWay = await db.$count(refunds, and(eq(refunds.orderId, order.orderId), eq(refunds.state, 'requested')))
  if (underWay > 0) throw fail('underWay')
  const pieces = piecesWanted(locked, sent, ctx)
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.orderId), inArray(payments.state, ['waiting', 'done'])))
  const isWaiting = order.state === 'waiting'
  if (isWaiting && pieces.some(({ line, qty }) => qty < line.qty)) throw fail('partWaiting')
  if (isWaiting && pieces.length < locked.lines.length) throw fail('partWaiting')
  if (payment?.method === 'VBANK' && !isWaiting && !sent.refundAccount) throw fail('accountNeeded')
  const shares = pieces.map(({ line, qty }) => returnedShares(sharesOf(line), line.cancelledQty, qty))
  const sum = (name: 'paid' | 'points'): number => shares.reduce((all, share) => all + share[name], 0)
  const [row] = await db
    .insert(refunds)
    .values({
      refundId: randomUUID(),
      siteId,
      orderId: order.orderId,
      paymentKey: payment?.paymentKey ?? '',
      // Before the deposit the account is closed whole, and nothing goes back.
      amount: isWaiting ? 0 : sum('paid'),
      points: isWaiting ? 0 : sum('points'),
      pieces: pieces.map(({ line, qty }) => ({ lineSeq: line.lineSeq, qty })),
      reason: sent.reason.trim(),
      requestedBy: 'buyer',
      account: isWaiting ? null : (sent.refundAccount ?? null),
      requestedAt: now,
    })
    .returning()
  for (const { line, qty } of pieces)
    await db
      .update(orderLines)
      .set({ cancellingQty: sql`${orderLines.cancellingQty} + ${qty}` })
      .where(eq(orderLines.lineSeq, line.lineSeq))
  // What was paid with points alone, or cost nothing, no provider has.
  if (row!.amount === 0 && !isWaiting) await finishRefund(tx, locked, row!)
  return row!.refundId
}

interface Wanted {
  line: OrderLineRow
  qty: number
}

/** All that is left without a choice. A line that is named twice is added up. */
function piecesWanted({ lines }: LockedOrder, { items }: Sent, { fail }: Context): Wanted[] {
  const leftOf = (line: OrderLineRow): number => line.qty - line.cancelledQty - line.cancellingQty
  if (!items || items.length === 0) return lines.flatMap((line) => (leftOf(line) > 0 ? [{ line, qty: leftOf(line) }] : []))
  const byLine = new Map<number, number>()
  for (const { lineSeq, qty } of items) byLine.set(lineSeq, (byLine.get(lineSeq) ?? 0) + qty)
  return [...byLine].map(([lineSeq, qty]) => {
    const line = lines.find((one) => one.lineSeq === lineSeq)
    if (!line || qty > leftOf(line)) throw fail('tooMany')
    return { line, qty }
  })
}

const sharesOf = (line: OrderLineRow): Refundable => ({
  qty: line.qty,
  goods: line.goodsShare,
  delivery: line.deliveryShare,
  install: line.installShare,
  coupon: line.couponShare,
  points: line.pointShare,
  paid: line.paidShare,
})
type Refundable = Parameters<typeof returnedShares>[0]
