import { desc, eq, ne, and } from 'drizzle-orm'
import type { Order, OrderHead } from '@/schemas/api/store/orders'
import type { Tracking } from '@/schemas/api/store/tracking'
import { arrivalDayWords, arrivalWords } from '@/schemas/rules/store/arrival'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { wayWords } from '@/schemas/rules/store/parcel-tracking'
import { vatOf } from '@/schemas/rules/store/order-amounts'
import { CODE_OF, isCancellable, ORDER_WORDS } from '@/schemas/rules/store/order-states'
import type { Database } from '@/services/db/database'
import { payments } from '@/services/db/tables/payments'
import { latestCancelRequest } from '../orders/cancel-request'
import { confirmationOf } from '../orders/confirmation-of'
import { confirmableOrders } from '../orders/confirmable-orders'
import { returningLines } from '../orders/is-open-return'
import { linesOf, type OrderLineRow, type OrderRow } from '../orders/move-order'
import { refundedOf } from './note-event'
import { partOf } from './part-of'
import { presentReceipt } from './present-receipt'
import { parcelsOf, presentTrack } from '../parcels/present-track'
import { refundsOf, returnedQty } from './refunds-of'

interface HeadFacts {
  refundAmount: number
  /** See confirmableOrders. */
  confirmable: ReadonlySet<string>
  /** With what is known of each; needed where the order is on its way. */
  parcels?: readonly Tracking[]
}

export function presentHead(order: OrderRow, { refundAmount, confirmable, parcels = [] }: HeadFacts): OrderHead {
  const { orderId, state, orderName, image, imageAlt, goodsAmount, deliveryFee, installFee, couponAmount, pointAmount, amount } = order
  return {
    ...{ orderId, orderName, image, imageAlt, goodsAmount, deliveryFee, installFee, couponAmount, pointAmount, amount, refundAmount },
    vat: vatOf(amount),
    status: CODE_OF[state],
    statusWords: ORDER_WORDS[state],
    wayWords: state === 'shipped' ? wayWords(parcels) : '',
    guestYn: order.memberNo === null ? 'Y' : 'N',
    writtenYn: order.draftSeq === null ? 'N' : 'Y',
    cancellableYn: isCancellable(state) ? 'Y' : 'N',
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    confirmableYn: confirmable.has(orderId) ? 'Y' : 'N',
    arrival: arrivalWordsOf(order),
    installDay: installDayWords(order),
    installDayReason: installDayWords(order) && order.settledFor,
    REG_DT: order.placedAt.toISOString(),
  }
}

/** Until it is there, and where something of it is still bought. */
export const arrivalWordsOf = ({ state, arriveFrom, arriveUntil }: OrderRow): string =>
  arriveFrom && arriveUntil && EXPECTED.includes(state) ? arrivalWords({ from: arriveFrom, until: arriveUntil }) : ''
/** What staff settled, or what the buyer wished; nothing once it is over. */
function installDayWords({ state, wishedDay, settledDay }: OrderRow): string {
  if (state === 'cancelled' || state === 'delivered') return ''
  if (settledDay) return arrivalDayWords(settledDay)
  return wishedDay ? `${arrivalDayWords(wishedDay)} 희망` : ''
}
const EXPECTED: readonly OrderRow['state'][] = ['paid', 'preparing', 'shipped']

export async function presentOrder(db: Database, order: OrderRow, now: Date): Promise<Order> {
  const { orderId, buyer, delivery, state, version } = order
  const [lines, returned, sent, refunded, payment, confirmable, confirmation, returning] = await Promise.all([
    linesOf(db, orderId),
    linesOf(db, orderId).then((known) => refundsOf(db, order, known)),
    parcelsOf(db, [orderId]),
    refundedOf(db, [orderId]),
    presentPayment(db, order, now),
    confirmableOrders(db, [order]),
    confirmationOf(db, order),
    returningLines(db, orderId),
  ])
  const parcels = (sent.get(orderId) ?? []).map(({ shipment, track }) => ({
    carrier: carrierWords(shipment.carrier),
    trackingNo: shipment.trackingNo,
    shippedAt: shipment.shippedAt.toISOString(),
    tracking: presentTrack(shipment.carrier, track, { now, isDone: state !== 'shipped' }),
  }))
  const trackings = parcels.map(({ tracking }) => tracking)
  return {
    ...presentHead(order, { refundAmount: refunded.get(orderId) ?? 0, confirmable, parcels: trackings }),
    autoConfirmedYn: confirmation?.by === 'system' ? 'Y' : 'N',
    items: lines.map((line) => presentLine(line, returnedQty(returned, line.lineSeq))),
    ...{ buyer, delivery, payment, version, maskedYn: 'N' as const },
    cancelRequest: await latestCancelRequest(db, orderId),
    part: isCancellable(state) ? await partOf(db, order, lines) : null,
    returnableYn: isSent(state) && lines.some((line) => isFree(line) && !returning.has(line.lineSeq)) ? 'Y' : 'N',
    refunds: returned.map(({ row: { state, amount, points, reason, requestedAt }, ...told }) => ({
      ...told,
      status: REFUND_CODES[state],
      amount,
      pointAmount: points,
      reason,
      REG_DT: requestedAt.toISOString(),
    })),
    shipments: parcels,
  }
}

const isSent = (state: OrderRow['state']): boolean => state === 'shipped' || state === 'delivered'
const isFree = ({ qty, cancelledQty, cancellingQty }: OrderLineRow): boolean => qty > cancelledQty + cancellingQty

const REFUND_CODES = { requested: 'REQUESTED', done: 'DONE', failed: 'FAIL' } as const
const PAYMENT_CODES = { open: 'READY', waiting: 'READY', done: 'DONE', cancelled: 'DONE', failed: 'FAIL', stray: 'FAIL' } as const

/** The latest one that is no stray: strays are given back, and none of the buyer's concern here. */
export async function presentPayment(db: Database, { orderId, state }: OrderRow, now: Date): Promise<Order['payment']> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), ne(payments.state, 'stray')))
    .orderBy(desc(payments.begunAt))
    .limit(1)
  if (!payment) return null
  const { method, amount, paidAt, account, dueAt, receiptUrl, escrowYn } = payment
  const isWaiting = state === 'waiting' && account !== null && dueAt !== null
  return {
    ...{ method, amount, receiptUrl, escrowYn },
    ...(await presentReceipt(db, payment, now)),
    status: PAYMENT_CODES[payment.state],
    paidAt: paidAt?.toISOString() ?? null,
    virtualAccount: isWaiting ? { ...account, dueAt: dueAt.toISOString() } : null,
  }
}

export function presentLine(line: OrderLineRow, returnedQty: number): Order['items'][number] {
  const { lineSeq, goodsId, variantId, name, choices, image, imageAlt, unitPrice, qty, cancelledQty, delivery, customYn } = line
  return {
    ...{ lineSeq, name, choices, image, imageAlt, unitPrice, qty, cancelledQty, returnedQty, delivery, customYn },
    goodsId: goodsId ?? '',
    variantId: variantId ?? '',
    goodsAmount: line.goodsShare,
    deliveryFee: line.deliveryShare,
    installFee: line.installShare,
    couponAmount: line.couponShare,
    couponYn: line.couponYn,
    pointAmount: line.pointShare,
    amount: line.paidShare,
    optionBack: line.optionBack,
    vat: vatOf(line.paidShare),
  }
}
