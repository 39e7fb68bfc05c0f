import { and, eq, inArray } from 'drizzle-orm'
import type { PartLine } from '@/schemas/rules/store/part-return'
import type { Database } from '@/services/db/database'
import { refunds } from '@/services/db/tables/payments'
import type { OrderLineRow, OrderRow } from './move-order'
import { sharesOf } from './shares-of'

interface Part {
  couponMin: number | null
  asked: { fee: number; freeFrom: number | null }[]
  net: { amount: number; points: number }
}

/** What a part of an order is cancelled by; null where what stays keeps its coupon and its free delivery. */
export async function partOf(db: Database, order: OrderRow, lines: readonly OrderLineRow[]): Promise<Part | null> {
  const { partTerms: terms, orderId } = order
  if (!terms) return null
  const given = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['requested', 'done'])))
  // Money that was given without pieces has nothing to do with what stays.
  const back = given.filter(({ pieces }) => pieces.length > 0)
  return {
    couponMin: terms.couponMin,
    asked: lines.map(({ variantId }) => terms.asked[variantId ?? ''] ?? { fee: 0, freeFrom: null }),
    net: {
      amount: order.amount - back.reduce((sum, { amount }) => sum + amount, 0),
      points: order.pointAmount - back.reduce((sum, { points }) => sum + points, 0),
    },
  }
}

export const partLine = (line: OrderLineRow): PartLine => ({
  ...sharesOf(line),
  ...{ lineSeq: line.lineSeq, way: line.delivery, unitPrice: line.unitPrice, cancelledQty: line.cancelledQty },
})
