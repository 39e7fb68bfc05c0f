// What is to be returned of a locked order, for the buyer and for staff alike: each piece returns its own shares of what was paid.
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { cancelOrder } from '@/schemas/api/store/cancellations'
import { returnedWith } from '@/schemas/rules/store/kept-back'
import { addedShares, returnedShares } from '@/schemas/rules/store/order-amounts'
import { partReturn } from '@/schemas/rules/store/part-return'
import { orderLines, orders } from '@/services/db/tables/orders'
import { payments, refunds } from '@/services/db/tables/payments'
import type { Fails } from '@/services/kit/service'
import { keptBackOf } from './kept-back-of'
import { moneyLeft } from './money-left'
import type { LockedOrder, OrderLineRow, StoreCtx } from '../orders/move-order'
import { partLine, partOf } from './part-of'
import { finishRefund } from './settle-refunds'
import { sharesOf } from './shares-of'

interface RefundInput extends Pick<Input<typeof cancelOrder>, 'items' | 'reason' | 'refundAccount'> {
  /** `buyer` or `staff:id`. */
  by: string
}
type Faults = Fails<'underWay' | 'tooMany' | 'partWaiting' | 'partEscrow' | 'accountNeeded'>

/** A refund as it stands before it is written. */
export interface ReckonedRefund {
  /** Won that would go back. */
  amount: number
  /** @returns its number. */
  write: () => Promise<string>
}

/** Writes the refund, and counts its pieces as on their way out. @returns its number. */
export const createRefund = async (...given: Parameters<typeof reckonRefund>): Promise<string> => (await reckonRefund(...given)).write()

/** What would go back; nothing is written before `write`. */
export async function reckonRefund(
  tx: StoreCtx,
  locked: LockedOrder,
  { items, reason, refundAccount, by }: RefundInput,
  { fail }: Faults,
): Promise<ReckonedRefund> {
  const { db, siteId, now } = tx
  const { order } = locked
  const underWay = await db.$count(refunds, and(eq(refunds.orderId, order.orderId), eq(refunds.state, 'requested')))
  if (underWay > 0) throw fail('underWay')
  const pieces = piecesWanted(locked, items, { fail })
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.orderId), inArray(payments.state, ['waiting', 'done'])))
  const isWaiting = order.state === 'waiting'
  // Nothing lies in the account: before the deposit, or after its bank took that back.
  const isEmpty = order.amount > 0 && payment?.state !== 'done'
  const isPart = pieces.some(({ line, qty }) => qty < line.qty) || pieces.length < locked.lines.length
  if (payment?.state === 'waiting' && isPart) throw fail('partWaiting')
  if (payment?.escrowYn === 'Y' && isPart) throw fail('partEscrow')
  if (payment?.method === 'VBANK' && !isEmpty && !refundAccount) throw fail('accountNeeded')
  const shares = addedShares(pieces.map(({ line, qty }) => returnedShares(sharesOf(line), line.cancelledQty, qty)))
  // What staff cancel is no wish of the buyer's, who loses nothing by it.
  const part = by === 'buyer' && !isEmpty ? await partOf(db, order, locked.lines) : null
  const wished = part
    ? partReturn(
        { ...part, wasCouponOff: part.couponOffYn === 'Y', lines: locked.lines.map(partLine), zipCode: order.delivery.zipCode },
        new Map(pieces.map(({ line, qty }) => [line.lineSeq, qty])),
      )
    : returnedWith(await keptBackOf(db, order, locked.lines), shares)
  // An empty account is closed whole, and no money goes back.
  const amount = isEmpty ? 0 : Math.min(wished.amount, (await moneyLeft(db, order.orderId)).amount)
  const write = async (): Promise<string> => {
    const [row] = await db
      .insert(refunds)
      .values({
        ...{ refundId: randomUUID(), siteId, orderId: order.orderId, amount },
        paymentKey: payment?.paymentKey ?? '',
        points: isWaiting ? 0 : wished.points,
        deducted: wished.less.coupon + wished.less.delivery,
        pieces: pieces.map(({ line, qty }) => ({ lineSeq: line.lineSeq, qty })),
        reason: reason.trim(),
        requestedBy: by,
        account: isEmpty ? null : (refundAccount ?? null),
        requestedAt: now,
      })
      .returning()
    for (const { line, qty } of pieces)
      await db
        .update(orderLines)
        .set({ cancellingQty: sql`${orderLines.cancellingQty} + ${qty}` })
        .where(eq(orderLines.lineSeq, line.lineSeq))
    await raiseVersion(tx, locked)
    // What was paid with points alone, cost nothing, or lies in no account any more, no provider has.
    if (row!.amount === 0 && payment?.state !== 'waiting') await finishRefund(tx, locked, row!)
    return row!.refundId
  }
  return { amount, write }
}

/** Staff who still see the order as it was are told so. */
export async function raiseVersion({ db, now }: StoreCtx, locked: LockedOrder): Promise<void> {
  const { order } = locked
  locked.order = { ...order, version: order.version + 1, updatedAt: now }
  await db.update(orders).set({ version: locked.order.version, updatedAt: now }).where(eq(orders.orderId, order.orderId))
}

interface Wanted {
  line: OrderLineRow
  qty: number
}

/** All that is left without a choice. A line that is named twice is added up. */
function piecesWanted({ lines }: LockedOrder, items: RefundInput['items'], { fail }: Fails<'tooMany'>): Wanted[] {
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
