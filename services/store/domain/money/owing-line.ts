import type { Database } from '@/services/db/database'
import { returningLines } from '../orders/is-open-return'
import type { LockedOrder, OrderLineRow } from '../orders/move-order'

/**
 * The line of a held order that a sum without pieces is the difference of: its option became a cheaper one, and that much of it has not been given
 * back. Undefined where the sum is another matter. Once pieces of the line went back, or are on their way, they took their whole price with them,
 * so that nothing is taken off the others.
 * @param lineSeq only this one; without it the first that owes the sum, as a difference that was refused is given back without naming its line.
 */
export async function owingLine(
  db: Database,
  { order, lines }: LockedOrder,
  amount: number,
  lineSeq?: number,
): Promise<OrderLineRow | undefined> {
  const owing = lines.filter((line) => isOwed(line, amount) && (lineSeq === undefined || line.lineSeq === lineSeq))
  if (owing.length === 0) return undefined
  const returning = await returningLines(db, order.orderId)
  return owing.find((line) => !returning.has(line.lineSeq))
}

/** Each piece takes the same part of it, in whole won. */
const isOwed = ({ qty, cancelledQty, cancellingQty, paidShare, optionLess, optionBack }: OrderLineRow, amount: number): boolean =>
  cancelledQty + cancellingQty === 0 && amount <= Math.min(optionLess, paidShare) - optionBack && amount % qty === 0
