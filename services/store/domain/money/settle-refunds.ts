// What a refund leaves behind, once the provider has confirmed it: pieces that are for sale again, points, and an order that may be over. A
// refund that was made at the provider by hand has no row of ours: of the whole it ends the order, of a part it waits for the staff.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { piecesLeft } from '@/schemas/rules/store/cancel-preview'
import { orderTitle } from '@/schemas/rules/store/order-title'
import { isCouponLost } from '@/schemas/rules/store/part-return'
import { logger } from '@/services/base/log'
import { orderLines, orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import { finishRefundedReturn } from './finish-refunded-return'
import { returnBenefits } from '../benefits/hold-benefits'
import { moveOrder, linesOf, type LockedOrder, type StoreCtx } from '../orders/move-order'
import { returnLinesOf, type LockedReturn } from '../orders/move-return'
import { piecesOf, takePiecesBack } from '../goods/pieces'
import { movedOf, noteEvent } from './note-event'
import { tellBuyer } from '../orders/tell-buyer'

type Refund = typeof refunds.$inferSelect

/** @param isWhole nothing of the charge is left. */
export async function settleRefunds(
  ctx: StoreCtx,
  locked: LockedOrder,
  { paymentKey, isWhole }: { paymentKey: string; isWhole: boolean },
): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.orderId, locked.order.orderId), eq(refunds.paymentKey, paymentKey), inArray(refunds.state, ['requested', 'done'])),
    )
  const { refunded } = await movedOf(ctx.db, paymentKey)
  const settled = sumOf(rows.filter(({ state }) => state === 'done'))
  const requested = rows.find(({ state }) => state === 'requested')
  // The provider returned what the request asks for, and not only what was returned before.
  if (requested && refunded >= settled + requested.amount) await finishRefund(ctx, locked, requested)
  const known = settled + (requested && refunded >= settled + requested.amount ? requested.amount : 0)
  if (refunded <= known) return
  if (isWhole && locked.order.state !== 'cancelled') await endByProvider(ctx, locked)
  else if (!isWhole) await reportUnknown(ctx, locked, paymentKey, refunded - known)
}

/** The pieces, the points and perhaps the coupon come back, and the order ends with its last piece. */
export async function finishRefund(ctx: StoreCtx, locked: LockedOrder, refund: Refund): Promise<void> {
  const { db, now } = ctx
  await db.update(refunds).set({ state: 'done', settledAt: now, account: null }).where(eq(refunds.refundId, refund.refundId))
  // Money that no pieces come back for.
  if (refund.pieces.length === 0) return tellBuyer(ctx, locked.order, 'given', refund.amount)
  const byLine = new Map(refund.pieces.map(({ lineSeq, qty }) => [lineSeq, qty]))
  for (const [lineSeq, qty] of byLine)
    await db
      .update(orderLines)
      .set({ cancelledQty: sql`${orderLines.cancelledQty} + ${qty}`, cancellingQty: sql`${orderLines.cancellingQty} - ${qty}` })
      .where(eq(orderLines.lineSeq, lineSeq))
  const back = await returnOf(ctx, locked, refund.refundId)
  if (!back) {
    const returned = locked.lines.map(({ variantId, lineSeq }) => ({ variantId, qty: byLine.get(lineSeq) ?? 0 }))
    await takePiecesBack(ctx, piecesOf(returned))
  }
  locked.lines = await linesOf(db, locked.order.orderId)
  const isWhole = locked.lines.every(({ qty, cancelledQty }) => cancelledQty === qty)
  await returnBenefits(ctx, locked.order, `refund:${refund.refundId}`, refund.points, isWhole, back && '반품으로 돌려받음')
  if (!isWhole && hasLostCoupon(locked, !back && refund.requestedBy === 'buyer'))
    await returnCoupon(ctx, locked, `coupon:${refund.refundId}`, back && '반품으로 돌려받음')
  // What was delivered stays so: its pieces are returned, and the sale had been made.
  if (back) return finishRefundedReturn(ctx, back, refund.requestedBy, refund.amount)
  if (isWhole) await moveOrder(ctx, locked, { to: 'cancelled', movedBy: refund.requestedBy, reason: refund.reason, set: { stock: 'none' } })
  else await nameAfterRest(ctx, locked)
  await tellBuyer(ctx, locked.order, isWhole ? 'cancelled' : 'returned', refund.amount, { by: refund.requestedBy })
}

/** What is cancelled is not what the order is called by. */
async function nameAfterRest({ db }: StoreCtx, locked: LockedOrder): Promise<void> {
  const rest = locked.lines.filter(({ qty, cancelledQty }) => cancelledQty < qty)
  const { image, imageAlt } = rest[0]!
  const named = { orderName: orderTitle(rest.map(({ name }) => name)), image, imageAlt }
  await db.update(orders).set(named).where(eq(orders.orderId, locked.order.orderId))
  locked.order = { ...locked.order, ...named }
}

/**
 * Nothing stays of what the coupon counts for, or what stays is less than it wants and has been charged without it: the buyer may use it for
 * another order.
 * @param isAnew what stays has been charged anew.
 */
function hasLostCoupon({ order: { partTerms, issuedSeq }, lines }: LockedOrder, isAnew: boolean): boolean {
  if (issuedSeq === null) return false
  const counting = lines.map((line) => ({ ...line, isCounting: line.couponYn === 'Y' }))
  return isCouponLost(counting, piecesLeft, (isAnew ? partTerms?.couponMin : null) ?? 0)
}

type Reason = Parameters<typeof returnBenefits>[5]
async function returnCoupon(ctx: StoreCtx, locked: LockedOrder, key: string, reason: Reason): Promise<void> {
  await returnBenefits(ctx, locked.order, key, 0, true, reason)
  await ctx.db.update(orders).set({ issuedSeq: null }).where(eq(orders.orderId, locked.order.orderId))
  locked.order = { ...locked.order, issuedSeq: null }
}

/** The return that a refund settles; undefined for a cancellation. */
async function returnOf(ctx: StoreCtx, locked: LockedOrder, refundId: string): Promise<LockedReturn | undefined> {
  const [row] = await ctx.db.select().from(orderReturns).where(eq(orderReturns.refundId, refundId))
  return row && { row, lines: await returnLinesOf(ctx.db, row.returnSeq), locked }
}

/** Of an order that was given up before its deposit: nothing is returned, and all of its pieces are cancelled. @returns who gave it up. */
export async function closeRefund({ db, now }: StoreCtx, orderId: string): Promise<string | undefined> {
  const [closed] = await db
    .update(refunds)
    .set({ state: 'done', settledAt: now, account: null })
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))
    .returning({ by: refunds.requestedBy })
  await db
    .update(orderLines)
    .set({ cancelledQty: sql`${orderLines.qty}`, cancellingQty: 0 })
    .where(eq(orderLines.orderId, orderId))
  return closed?.by
}

/** All of the money went back by another hand than ours. */
async function endByProvider(ctx: StoreCtx, locked: LockedOrder): Promise<void> {
  const { order, lines } = locked
  if (order.state !== 'paid' && order.state !== 'preparing') return reportUnknown(ctx, locked, '', 0)
  const left = lines.map(({ variantId, qty, cancelledQty }) => ({ variantId, qty: qty - cancelledQty }))
  await takePiecesBack(ctx, piecesOf(left))
  await ctx.db
    .update(orderLines)
    .set({ cancelledQty: sql`${orderLines.qty}`, cancellingQty: 0 })
    .where(eq(orderLines.orderId, order.orderId))
  const before = await ctx.db
    .select({ points: refunds.points })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.orderId), eq(refunds.state, 'done')))
  const points = order.pointAmount - before.reduce((sum, one) => sum + one.points, 0)
  await returnBenefits(ctx, order, `ended:${order.orderId}`, points, true)
  await ctx.db
    .update(refunds)
    .set({ state: 'failed', settledAt: ctx.now, account: null })
    .where(and(eq(refunds.orderId, order.orderId), eq(refunds.state, 'requested')))
  await moveOrder(ctx, locked, { to: 'cancelled', movedBy: 'provider', reason: '결제가 취소되었습니다.', set: { stock: 'none' } })
  await tellBuyer(ctx, locked.order, 'cancelled', order.amount)
}

async function reportUnknown(ctx: StoreCtx, { order: { orderId, state } }: LockedOrder, paymentKey: string, amount: number): Promise<void> {
  const detail = `${state}: ${amount}`
  const isNew = await noteEvent(ctx, {
    orderId,
    paymentKey,
    kind: 'fault',
    amount: 0,
    key: `fault:${orderId}:${paymentKey}:${amount}`,
    detail,
  })
  if (isNew) logger().error({ event: 'refund-unknown', orderId, state, amount }, 'money was returned that no request of ours asked for')
}

const sumOf = (rows: readonly Refund[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
