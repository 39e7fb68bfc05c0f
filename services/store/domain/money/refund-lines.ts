import { pieceWords } from '@/schemas/rules/store/piece-words'
import { refundRows } from '@/schemas/rules/store/refund-rows'
import type { Database } from '@/services/db/database'
import { isCouponOff } from './kept-back-of'
import { linesOf, type OrderRow } from '../orders/move-order'
import { refundsOf } from './refunds-of'

/** As lines of a text: what came back, and how the sum that the news names came about. The coupon that came back with it is named too. */
export async function refundLines(db: Database, order: OrderRow, { amount, dueAt }: { amount: number; dueAt: Date }): Promise<string[]> {
  const lines = await linesOf(db, order.orderId)
  const all = await refundsOf(db, order, lines)
  const told = all.findLast(
    ({ row }) => row.state === 'done' && row.pieces.length > 0 && row.amount === amount && row.settledAt !== null && row.settledAt <= dueAt,
  )
  if (!told) return []
  const isWholeBack = order.state === 'cancelled' && order.issuedSeq !== null
  const less = told.parts?.less.coupon ?? 0
  // With the last piece that the coupon counted for, where nothing had to be taken off for it.
  const counting = lines.filter(({ couponYn }) => couponYn === 'Y')
  const isGone = isCouponOff(order) && less === 0 && counting.every(({ qty, cancelledQty }) => qty === cancelledQty)
  const isLastOfIt = isGone && told.row.pieces.some(({ lineSeq }) => counting.some((line) => line.lineSeq === lineSeq))
  const isCouponBack = isWholeBack || isLastOfIt || less > 0
  return [
    `${told.of === 'RETURN' ? '반품한 상품' : '취소한 상품'}: ${pieceWords(told.items)}`,
    ...(told.parts ? refundRows(told.parts, order.draftSeq !== null).map(([name, words]) => `${name}: ${words}`) : []),
    ...(isCouponBack ? ['사용하신 쿠폰은 다시 사용하실 수 있습니다.'] : []),
  ]
}
