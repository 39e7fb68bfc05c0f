// What cancelled parts of an order left paid for the pieces that could still come back. What a return that has not ended will bring back of it is
// set aside, with its pieces.
import { and, eq, inArray } from 'drizzle-orm'
import { splitKept, type KeptFor } from '@/schemas/rules/store/kept-back'
import { addedShares, returnedShares, type Shares } from '@/schemas/rules/store/order-amounts'
import { OPEN_RETURNS } from '@/schemas/rules/store/return-states'
import type { Database } from '@/services/db/database'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns, returnLines } from '@/services/db/tables/returns'
import type { OrderLineRow, OrderRow } from '../orders/move-order'
import { sharesOf } from './shares-of'

/**
 * A cancelled part left less than the coupon wants: what stays is charged without it, and it has been given back. The discount of a
 * telephone order never had a coupon, and stays with the pieces that stay.
 */
export const isCouponOff = ({ couponAmount, issuedSeq, draftSeq }: OrderRow): boolean =>
  couponAmount > 0 && issuedSeq === null && draftSeq === null

export async function keptBackOf(db: Database, order: OrderRow, lines: readonly OrderLineRow[]): Promise<KeptFor> {
  const given = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, order.orderId), inArray(refunds.state, ['requested', 'done'])))
  const returns = await db
    .select({ of: orderReturns, line: returnLines })
    .from(orderReturns)
    .innerJoin(returnLines, eq(returnLines.returnSeq, orderReturns.returnSeq))
    .where(and(eq(orderReturns.orderId, order.orderId), eq(orderReturns.kind, 'refund')))
  const refundOf = (of: (typeof returns)[number]['of']) => given.find(({ refundId }) => refundId === of.refundId)
  const open = returns.filter(({ of }) => OPEN_RETURNS.includes(of.state) && !refundOf(of))
  const goneOf = (line: OrderLineRow): number => line.cancelledQty + line.cancellingQty
  const comingOf = ({ lineSeq }: OrderLineRow): number => open.reduce((sum, { line }) => sum + (line.lineSeq === lineSeq ? line.qty : 0), 0)
  const coming = addedShares(lines.map((line) => returnedShares(sharesOf(line), goneOf(line), comingOf(line))))
  const free = addedShares(
    lines.map((line) => {
      const before = goneOf(line) + comingOf(line)
      return returnedShares(sharesOf(line), before, line.qty - before)
    }),
  )
  const rows = [...new Map(returns.map(({ of }) => [of.returnSeq, of])).values()]
  const promised = rows.filter(({ returnSeq }) => open.some(({ of }) => of.returnSeq === returnSeq))
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  const whole = ({ paid, points }: Shares): number => paid + points
  const back = given.filter(({ pieces }) => pieces.length > 0)
  const total =
    sum(back.map(({ deducted }) => deducted)) - Math.max(0, sum(promised.map(({ amount, points }) => amount + points)) - whole(coming))
  // What of the points neither went back, nor was taken as a fee, nor belongs to pieces that are still there.
  const fees = sum(rows.map((of) => of.points - (refundOf(of)?.points ?? of.points)))
  const points = order.pointAmount - sum([...back, ...promised].map((one) => one.points)) - fees - free.points
  const keptPoints = Math.min(Math.max(0, points), Math.max(0, total))
  return {
    ...splitKept(total, free.coupon, isCouponOff(order)),
    amount: total - keptPoints,
    points: keptPoints,
    of: { coupon: free.coupon, goods: free.goods },
  }
}
