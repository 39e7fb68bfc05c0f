import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { CANCEL_REASONS } from '@/schemas/rules/store/cancel-reasons'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { orderChanges } from '@/services/db/tables/order-desk'
import { orderMessages, orderMoves, orders } from '@/services/db/tables/orders'
import { cashReceipts, paymentEvents, payments } from '@/services/db/tables/payments'
import type { Ctx, Fails } from '@/services/kit/service'
import { arrivalWordsOf } from '../domain/money/present-order'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { confirmationOf } from '../domain/orders/confirmation-of'
import { isUnpaid } from '../domain/orders/is-unpaid'
import { linesOf, type OrderRow } from '../domain/orders/move-order'
import { movers } from '../domain/orders/movers'
import { parcelsOf, presentTrack } from '../domain/parcels/present-track'
import { presentRefundRequests } from '../domain/money/present-refund-requests'
import { refundsOf, returnedQty } from '../domain/money/refunds-of'
import { deskRows } from './desk-rows'

export type DeskOrder = Item<typeof readDeskOrder>

export async function requireOrder(ctx: Ctx & Fails<'missing'>, orderId: string): Promise<OrderRow> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, ctx.siteId), eq(orders.orderId, orderId)))
  if (!order) throw ctx.fail('missing')
  return order
}

/** One order with all that happened to it, its people masked. */
export async function presentDeskOrder(ctx: Ctx & Fails<'missing'>, orderId: string): Promise<DeskOrder> {
  const { db } = ctx
  const order = await requireOrder(ctx, orderId)
  const lines = await linesOf(db, orderId)
  const moves = await db.select().from(orderMoves).where(eq(orderMoves.orderId, orderId)).orderBy(asc(orderMoves.moveSeq))
  const events = await db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId)).orderBy(asc(paymentEvents.eventSeq))
  const changes = await db.select().from(orderChanges).where(eq(orderChanges.orderId, orderId)).orderBy(asc(orderChanges.changeSeq))
  const returned = await refundsOf(db, order, lines)
  const receipts = await db
    .select()
    .from(cashReceipts)
    .where(eq(cashReceipts.orderId, orderId))
    .orderBy(asc(cashReceipts.at), asc(cashReceipts.receiptId))
  const sent = (await parcelsOf(db, [orderId])).get(orderId) ?? []
  const messages = await db
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.dueAt), asc(orderMessages.messageSeq))
  const [payment] = await db
    .select({ receiptUrl: payments.receiptUrl, escrowYn: payments.escrowYn })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.state, 'stray')))
    .orderBy(desc(payments.begunAt))
    .limit(1)
  const nameOf = await movers(ctx, [
    ...moves.map(({ movedBy }) => movedBy),
    ...changes.map(({ changedBy }) => changedBy),
    ...returned.map(({ row: { requestedBy } }) => requestedBy),
  ])
  const confirmation = await confirmationOf(db, order)
  const [row] = await deskRows(db, [order], ctx.now)
  const { memberNo, draftSeq, goodsAmount, deliveryFee, installFee, couponAmount, pointAmount } = order
  const { wishedDay, settledDay, settledFor } = order
  const request = await waitingCancelRequest(db, orderId)
  return {
    ...row!,
    ...{ draftSeq, goodsAmount, deliveryFee, installFee, couponAmount, pointAmount },
    memberNo: memberNo ?? '',
    receiptUrl: payment?.receiptUrl ?? '',
    escrowWantedYn: order.escrowYn,
    escrowYn: payment?.escrowYn ?? 'N',
    isUnpaid: await isUnpaid(ctx, order),
    cancelRequest: request
      ? {
          reason: CANCEL_REASONS.find((one) => one === request.reason) ?? '',
          askedAt: request.askedAt.toISOString(),
          hasAccount: request.account !== null,
        }
      : null,
    arrival: arrivalWordsOf(order),
    ...{ wishedDay, settledDay, settledFor },
    isInstalled: lines.some(({ delivery, qty, cancelledQty }) => delivery === 'install' && qty > cancelledQty),
    cashReceipts: receipts.map(({ act, origin, kind, state, amount, receiptUrl, issueNumber, fault, at }) => ({
      ...{ act, origin, kind, state, amount, receiptUrl, issueNumber, fault },
      at: at.toISOString(),
    })),
    lines: lines.map(({ lineSeq, goodsId, name, choices, image, unitPrice, qty, cancelledQty, cancellingQty, customYn, ...line }) => ({
      ...{ lineSeq, name, choices, image, unitPrice, qty, cancelledQty, cancellingQty, customYn },
      goodsId: goodsId ?? '',
      returnedQty: returnedQty(returned, lineSeq),
      amount: line.paidShare,
      optionBack: line.optionBack,
      optionOwed: line.optionLess - line.optionBack,
    })),
    moves: moves.map(({ to, movedBy, reason, at }) => ({ to, by: nameOf(movedBy), reason, at: at.toISOString() })),
    changes: changes.map(({ kind, words, reason, changedBy, at }) => ({
      kind,
      words,
      reason,
      by: nameOf(changedBy),
      at: at.toISOString(),
    })),
    confirmed: confirmation && {
      ...{ by: nameOf(confirmation.by), isAutomatic: confirmation.by === 'system' },
      at: confirmation.at.toISOString(),
    },
    events: events.map(({ eventSeq, kind, amount, detail, at }) => ({ eventSeq, kind, amount, detail, at: at.toISOString() })),
    refunds: returned.map(({ row: { state, amount, points, reason, requestedBy, requestedAt }, ...told }) => ({
      ...{ ...told, state, amount, points, reason },
      by: nameOf(requestedBy),
      at: requestedAt.toISOString(),
    })),
    ...(await presentRefundRequests(ctx, { orderId })),
    shipments: sent.map(({ shipment: { shipmentSeq, carrier, trackingNo, shippedAt }, track }) => ({
      ...{ shipmentSeq, trackingNo },
      carrier: carrierWords(carrier),
      shippedAt: shippedAt.toISOString(),
      tracking: presentTrack(carrier, track, { now: ctx.now, isDone: order.state !== 'shipped' }),
    })),
    messages: messages.map(({ news, channel, state, dueAt }) => ({ news, channel, state, dueAt: dueAt.toISOString() })),
  }
}
