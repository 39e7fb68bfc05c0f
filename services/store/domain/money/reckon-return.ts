import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { addedShares, returnedShares } from '@/schemas/rules/store/order-amounts'
import { lessFee } from '@/schemas/rules/store/return-limits'
import { orderLines } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import type { Fails } from '@/services/kit/service'
import type { StoreCtx } from '../orders/move-order'
import type { LockedReturn } from '../orders/move-return'
import type { ReckonedRefund } from './create-refund'
import { moneyLeft } from './money-left'
import { returnedOf } from './present-return'
import { finishRefund } from './settle-refunds'
import { sharesOf } from './shares-of'

/** The money of a held return; nothing is written before `write`. @param by `staff:id`. */
export async function reckonReturn(
  ctx: StoreCtx,
  { row, lines, locked }: LockedReturn,
  by: string,
  { fail }: Fails<'underWay'>,
): Promise<ReckonedRefund> {
  const { db, siteId, now } = ctx
  const { orderId } = locked.order
  const underWay = await db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.state, 'requested')))
  if (underWay > 0) throw fail('underWay')
  const left = await moneyLeft(db, orderId)
  // What of it was taken off at an earlier cancellation comes back with the pieces.
  const shares = addedShares(
    lines.map(({ lineSeq, qty }) => {
      const line = locked.lines.find((one) => one.lineSeq === lineSeq)!
      return returnedShares(sharesOf(line), line.cancelledQty, qty)
    }),
  )
  const keptBack = Math.max(0, row.amount + row.points - shares.paid - shares.points)
  const { amount: due, points } = returnedOf(row)
  // Nothing is left of a deposit that its bank took back, and less where some was given back before.
  const amount = Math.min(due, left.amount)
  const write = async (): Promise<string> => {
    const [refund] = await db
      .insert(refunds)
      .values({
        ...{ refundId: randomUUID(), siteId, orderId, amount, points, requestedAt: now },
        paymentKey: left.paymentKey,
        deducted: 0 - keptBack,
        pieces: lines.map(({ lineSeq, qty }) => ({ lineSeq, qty })),
        reason: returnReason(row.returnSeq),
        requestedBy: by,
        account: amount > 0 ? row.account : null,
      })
      .returning()
    const { refundId } = refund!
    const lower = amount < due ? { amount: amount + lessFee(row.amount, row.points, row.waiver ? 0 : row.fee).fee } : {}
    await db
      .update(orderReturns)
      .set({ refundId, ...lower })
      .where(eq(orderReturns.returnSeq, row.returnSeq))
    for (const { lineSeq, qty } of lines)
      await db
        .update(orderLines)
        .set({ cancellingQty: sql`${orderLines.cancellingQty} + ${qty}` })
        .where(eq(orderLines.lineSeq, lineSeq))
    // What was paid with points alone, or is less than the fee, no provider returns.
    if (amount === 0) await finishRefund(ctx, locked, refund!)
    return refundId
  }
  return { amount, write }
}

/** What a refund of a return is called on the order. */
export const returnReason = (returnSeq: number): string => `반품 신청 ${returnSeq}번`
