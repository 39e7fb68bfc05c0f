import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { returnedShares } from '@/schemas/rules/store/order-amounts'
import { mayMoveReturn } from '@/schemas/rules/store/return-states'
import type { Database } from '@/services/db/database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { paymentEvents, refunds } from '@/services/db/tables/payments'
import { orderReturns, returnLines, returnMoves } from '@/services/db/tables/returns'
import { sharesOf } from '@/services/store/domain/money/shares-of'

/** Pieces of a variant that accepted exchanges hold. */
export async function heldByExchanges(db: Database, variantId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${returnLines.qty}), 0)` })
    .from(returnLines)
    .innerJoin(orderReturns, eq(orderReturns.returnSeq, returnLines.returnSeq))
    .where(
      and(eq(returnLines.wantedId, variantId), eq(orderReturns.kind, 'exchange'), inArray(orderReturns.state, ['collecting', 'received'])),
    )
  return Number(row!.sum)
}

/** What is true of returns whatever happened: of their moves, of their money, and of the lines that exchanges split. */
export async function auditReturns(db: Database): Promise<void> {
  const moves = await db.select().from(returnMoves)
  expect(moves.filter(({ from, to }) => from !== null && !mayMoveReturn(from, to))).toEqual([])
  const all = await db.select().from(orderReturns)
  const done = await db.select().from(refunds).where(eq(refunds.state, 'done'))
  for (const { kind, state, refundId, amount, points, fee, waiver } of all) {
    const refund = done.find((one) => one.refundId === refundId)
    expect(refund !== undefined, `${kind} ${state}`).toBe(kind === 'refund' && state === 'settled')
    if (refund) expect(refund.amount + refund.points).toBe(Math.max(0, amount + points - (waiver ? 0 : fee)))
  }
  const lines = await db.select().from(orderLines)
  const reversed = await db.select().from(paymentEvents).where(eq(paymentEvents.kind, 'reversal'))
  for (const order of await db.select().from(orders)) {
    const own = lines.filter(({ orderId }) => orderId === order.orderId)
    const sum = (name: 'goodsShare' | 'deliveryShare' | 'installShare' | 'couponShare' | 'pointShare' | 'paidShare') =>
      own.reduce((total, line) => total + line[name], 0)
    expect([sum('goodsShare'), sum('deliveryShare'), sum('installShare'), sum('couponShare'), sum('pointShare'), sum('paidShare')]).toEqual(
      [...[order.goodsAmount, order.deliveryFee, order.installFee], ...[order.couponAmount, order.pointAmount, order.amount]],
    )
    // Refunds are the shares of the pieces that went back, less the fees.
    const back = own.map((line) => returnedShares(sharesOf(line), 0, line.cancelledQty))
    const shares = back.reduce((total, { paid, points }) => total + paid + points, 0)
    const ofOrder = done.filter(({ orderId }) => orderId === order.orderId)
    const sumGiven = (of: typeof done) => of.reduce((total, { amount, points }) => total + amount + points, 0)
    const given = ofOrder
      .filter(({ pieces }) => pieces.length > 0)
      .reduce((total, { amount, points, deducted }) => total + amount + points + deducted, 0)
    // What was given back without pieces is not returned twice.
    const most = order.amount + order.pointAmount - sumGiven(ofOrder.filter(({ pieces }) => pieces.length === 0))
    // Of a deposit that its bank took back nothing could be returned meanwhile.
    const wasLost = reversed.some(({ orderId }) => orderId === order.orderId)
    const fees = all
      .filter(({ orderId, state, kind }) => orderId === order.orderId && state === 'settled' && kind === 'refund')
      .reduce((total, { amount, points, fee, waiver }) => total + (waiver ? 0 : Math.min(fee, amount + points)), 0)
    if (['shipped', 'delivered'].includes(order.state) && !wasLost) expect(given).toBe(Math.min(shares - fees, most))
  }
}
