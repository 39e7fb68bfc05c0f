import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseDeskOrders } from '@/schemas/api/store/order-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import { troubleWords } from '@/schemas/rules/store/parcel-tracking'
import type { Database } from '@/services/db/database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { asksCancel } from '../domain/orders/asks-cancel'
import { hasPaymentFault } from '../domain/parcels/has-payment-fault'
import type { OrderRow } from '../domain/orders/move-order'
import { refundedOf } from '../domain/money/note-event'
import { parcelsOf, presentTrack } from '../domain/parcels/present-track'

type Row = Listed<typeof browseDeskOrders>

/** Orders as lists show them: their people masked. */
export async function deskRows(db: Database, rows: readonly OrderRow[], now: Date): Promise<Row[]> {
  const ids = rows.map(({ orderId }) => orderId)
  const underWay = rows.flatMap(({ orderId, state }) => (state === 'shipped' ? [orderId] : []))
  const [refunded, pieces, sent, faulty, asking] = await Promise.all([
    refundedOf(db, ids),
    piecesOf(db, ids),
    parcelsOf(db, underWay),
    among(db, ids, hasPaymentFault(db)),
    among(db, ids, asksCancel(db)),
  ])
  const troubleOf = (orderId: string): string =>
    troubleWords((sent.get(orderId) ?? []).map(({ shipment, track }) => presentTrack(shipment.carrier, track, { now, isDone: false })))
  return rows.map(({ orderId, version, state, orderName, buyer, memberNo, method, amount, placedAt }) => ({
    ...{ orderId, version, state, orderName, method, amount },
    name: maskedName(buyer.name),
    phoneNo: maskMobile(buyer.phoneNo),
    isMember: memberNo !== null,
    refundAmount: refunded.get(orderId) ?? 0,
    pieces: pieces.get(orderId) ?? 0,
    trouble: troubleOf(orderId),
    isFaulty: faulty.has(orderId),
    asksCancel: asking.has(orderId),
    placedAt: placedAt.toISOString(),
  }))
}

/** Those of the orders of which something is so. */
async function among(db: Database, ids: readonly string[], isSo: SQL): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(inArray(orders.orderId, [...ids]), isSo))
  return new Set(rows.map(({ orderId }) => orderId))
}

/** Pieces that are left of each. */
async function piecesOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderLines.orderId, pieces: sql<string>`sum(${orderLines.qty} - ${orderLines.cancelledQty})` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
  return new Map(rows.map(({ orderId, pieces }) => [orderId, Number(pieces)]))
}
