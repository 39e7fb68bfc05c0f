import { inArray, sql } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { browseDeskOrders } from '@/schemas/api/store/order-desk'
import { maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { Database } from '@/services/db/database'
import { orderLines } from '@/services/db/tables/orders'
import type { OrderRow } from '../domain/move-order'
import { refundedOf } from '../domain/note-event'

type Row = Listed<typeof browseDeskOrders>

/** Orders as lists show them: their people masked. */
export async function deskRows(db: Database, rows: readonly OrderRow[]): Promise<Row[]> {
  const ids = rows.map(({ orderId }) => orderId)
  const [refunded, pieces] = await Promise.all([refundedOf(db, ids), piecesOf(db, ids)])
  return rows.map(({ orderId, version, state, orderName, buyer, memberNo, method, amount, placedAt }) => ({
    ...{ orderId, version, state, orderName, method, amount },
    name: maskedName(buyer.name),
    phoneNo: maskMobile(buyer.phoneNo),
    isMember: memberNo !== null,
    refundAmount: refunded.get(orderId) ?? 0,
    pieces: pieces.get(orderId) ?? 0,
    placedAt: placedAt.toISOString(),
  }))
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
