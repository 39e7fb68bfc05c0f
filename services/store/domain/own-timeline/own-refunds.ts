import { and, eq, inArray, max, not, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { pieceWords } from '@/schemas/rules/store/piece-words'
import type { Database } from '@/services/db/database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import type { OwnPart } from '@/services/parts/read-own-timeline'
import { backWords } from './back-words'

const latest = alias(refunds, 'latest')

/** The refund that ended its order, which the end of the order tells. */
const isLast = (db: Database): SQL => {
  const last = db
    .select({ at: max(latest.settledAt) })
    .from(latest)
    .where(and(eq(latest.orderId, orders.orderId), eq(latest.state, 'done')))
  return and(eq(orders.state, 'cancelled'), sql`${refunds.settledAt} = (${last})`)!
}

/** Won of each order that went back before it ended: the name of the order is that of what stayed, and so is its sum. */
export async function goneBefore(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: refunds.orderId, sum: sql<string>`sum(${refunds.amount})` })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderId, refunds.orderId))
    .where(and(inArray(refunds.orderId, [...new Set(orderIds)]), eq(refunds.state, 'done'), not(isLast(db))))
    .groupBy(refunds.orderId)
  return new Map(rows.map(({ orderId, sum }) => [orderId, Number(sum)]))
}

/** What came back of an order that goes on: pieces that were cancelled, and money without pieces. A return tells of its own. */
export const ownRefunds: OwnPart = {
  id: 'refund',
  kind: 'order',
  find({ db, siteId }, memberNo) {
    const isOfReturn = db
      .select({ one: sql`1` })
      .from(orderReturns)
      .where(eq(orderReturns.refundId, refunds.refundId))
    return sql`select ${refunds.refundId} as id, ${refunds.settledAt} as at from ${orders} join ${refunds} on ${refunds.orderId} = ${orders.orderId} where ${and(
      eq(orders.siteId, siteId),
      eq(orders.memberNo, memberNo),
      eq(refunds.state, 'done'),
      notExists(isOfReturn),
      not(isLast(db)),
    )}`
  },
  async tell({ db }, ids) {
    const { refundId, orderId, amount, points, pieces } = refunds
    const rows = await db
      .select({ refundId, orderId, amount, points, pieces, image: orders.image })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderId, refunds.orderId))
      .where(inArray(refundId, [...ids]))
    const lines = await db
      .select({ lineSeq: orderLines.lineSeq, name: orderLines.name, choices: orderLines.choices })
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...new Set(rows.map((row) => row.orderId)), '']))
    return new Map(
      rows.map((row) => {
        const items = row.pieces.flatMap(({ lineSeq, qty }) =>
          lines.flatMap((line) => (line.lineSeq === lineSeq ? [{ ...line, qty }] : [])),
        )
        return [
          row.refundId,
          {
            name: '주문',
            words: items.length > 0 ? '일부를 취소했습니다' : '금액을 돌려드렸습니다',
            detail: [pieceWords(items), backWords(row.amount, row.points)].filter(Boolean).join(', '),
            state: row.amount + row.points > 0 ? '환불 완료' : '취소',
            tone: 'done' as const,
            path: myOrderPath(row.orderId),
            label: '주문 보기',
            image: row.image,
          },
        ]
      }),
    )
  },
}
