import { asc, eq } from 'drizzle-orm'
import type { RefundPresented } from '@/schemas/api/store/refund-presented'
import { refundsMadeOf } from '@/schemas/rules/store/refunds-made-of'
import type { Database } from '@/services/db/database'
import { refunds } from '@/services/db/tables/payments'
import { orderReturns } from '@/services/db/tables/returns'
import type { OrderLineRow, OrderRow } from '../orders/move-order'
import { returnedOf } from './present-return'
import { sharesOf } from './shares-of'

interface RefundOfRow extends RefundPresented {
  row: typeof refunds.$inferSelect
}

/** All refunds of an order, the earliest first, with what each was of and how its sum came about. */
export async function refundsOf(db: Database, order: OrderRow, lines: readonly OrderLineRow[]): Promise<RefundOfRow[]> {
  const { orderId, partTerms } = order
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.requestedAt))
  const returns = await db.select().from(orderReturns).where(eq(orderReturns.orderId, orderId))
  const returnOf = (refundId: string) => returns.find((one) => one.refundId === refundId)
  const live = rows.filter(({ state }) => state !== 'failed')
  const made = refundsMadeOf(
    lines.map((line) => ({ ...sharesOf(line), lineSeq: line.lineSeq, unitPrice: line.unitPrice, isCounting: line.couponYn === 'Y' })),
    partTerms?.couponMin ?? null,
    live.map(({ refundId, pieces, amount, points, deducted, optionOf, requestedBy }) => {
      const back = returnOf(refundId)
      return {
        pieces,
        amount,
        points,
        deducted,
        fee: back ? returnedOf(back).fee : 0,
        isOptionBack: optionOf !== null,
        isOwn: !back && requestedBy === 'buyer',
      }
    }),
  )
  return rows.map((row) => ({
    row,
    of: row.pieces.length === 0 ? 'GIVEN' : returnOf(row.refundId) ? 'RETURN' : 'CANCEL',
    items: row.pieces.flatMap(({ lineSeq, qty }) => {
      const line = lines.find((one) => one.lineSeq === lineSeq)
      return line ? [{ name: line.name, choices: line.choices, qty }] : []
    }),
    parts: made[live.indexOf(row)] ?? null,
  }))
}

/** Pieces of a line that were sent back, of those that are counted as cancelled. */
export const returnedQty = (all: readonly RefundOfRow[], of: number): number =>
  all
    .flatMap((one) => (one.of === 'RETURN' && one.row.state === 'done' ? one.row.pieces : []))
    .reduce((sum, { lineSeq, qty }) => sum + (lineSeq === of ? qty : 0), 0)
