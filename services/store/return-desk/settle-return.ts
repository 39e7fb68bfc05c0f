// Staff end a return. The money of a refund goes by the one path of refunds: a row first, whose number is the key of the request; the return is
// settled where that path has the provider's answer, now or later (settle-refunds.ts).
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/store/return-desk'
import { addedShares, returnedShares } from '@/schemas/rules/store/order-amounts'
import { lessFee } from '@/schemas/rules/store/return-limits'
import { isTrackingNo, plainTrackingNo } from '@/schemas/rules/store/carriers'
import { currentDatabase } from '@/services/db/current-database'
import { orderLines, shipments } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import { requireRight } from '@/services/kit/admit-right'
import { operation, type CtxOf } from '@/services/kit/service'
import { finishExchange } from '../domain/money/finish-refunded-return'
import { sendRequestedRefund } from '../domain/money/send-requested-refund'
import type { StoreCtx } from '../domain/orders/move-order'
import { moneyLeft } from '../domain/money/money-left'
import type { LockedReturn } from '../domain/orders/move-return'
import { returnedOf } from '../domain/money/present-return'
import { finishRefund } from '../domain/money/settle-refunds'
import { sharesOf } from '../domain/money/shares-of'
import { startTrack } from '../domain/parcels/start-track'
import { knownReturn } from './known-return'
import { presentDeskReturn, returnTarget } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

type Context = CtxOf<typeof contracts.settleReturn>
type Sent = Input<typeof contracts.settleReturn>

export const settleReturn = operation(contracts.settleReturn, async (sent, ctx) => {
  const open = currentDatabase()
  const { siteId, now, fail } = ctx
  const { refundId, order } = await open.db.transaction(async (db) => {
    const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
    const of = await returnToMove({ db, siteId, fail }, sent, 'settled')
    const { order } = of.locked
    if (of.row.kind === 'refund') requireRight(ctx, 'refunds', 'write')
    if (of.row.kind === 'refund') return { refundId: await askForMoney(ctx, tx, of), order }
    await ship(ctx, tx, of, sent)
    await finishExchange(tx, of, `staff:${ctx.session.staff!.id}`)
    return { refundId: undefined, order }
  })
  ctx.audit('return.settle', returnTarget(sent.returnSeq), refundId ? { refundId } : {}, whoseOrder(order))
  if (refundId && (await sendRequestedRefund(open, ctx, refundId)) === 'refused') throw fail('refused')
  return { item: await presentDeskReturn(ctx, await knownReturn(ctx, sent.returnSeq)) }
})

/** @returns the number of the refund. */
async function askForMoney({ fail, session }: Context, ctx: StoreCtx, { row, lines, locked }: LockedReturn): Promise<string> {
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
  const [refund] = await db
    .insert(refunds)
    .values({
      ...{ refundId: randomUUID(), siteId, orderId, amount, points, requestedAt: now },
      paymentKey: left.paymentKey,
      deducted: 0 - keptBack,
      pieces: lines.map(({ lineSeq, qty }) => ({ lineSeq, qty })),
      reason: `반품 신청 ${row.returnSeq}번`,
      requestedBy: `staff:${session.staff!.id}`,
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

async function ship({ fail }: Context, ctx: StoreCtx, { row }: LockedReturn, { carrier, trackingNo }: Sent): Promise<void> {
  const number = plainTrackingNo(trackingNo ?? '')
  if (!carrier || !isTrackingNo(carrier, number)) throw fail('shipmentNeeded')
  const [sent] = await ctx.db
    .insert(shipments)
    .values({ orderId: row.orderId, carrier, trackingNo: number, shippedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ shipmentSeq: shipments.shipmentSeq })
  if (!sent) throw fail('shipmentTwice')
  await startTrack(ctx, { of: sent, carrier, trackingNo: number })
}
