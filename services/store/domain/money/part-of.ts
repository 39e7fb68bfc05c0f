import type { KeptBack } from '@/schemas/rules/store/kept-back'
import type { PartLine } from '@/schemas/rules/store/part-return'
import type { Database } from '@/services/db/database'
import type { OrderTerms } from '@/schemas/rules/store/store-terms'
import { termsOfOrder } from '../terms/terms-of-order'
import { isCouponOff, keptBackOf } from './kept-back-of'
import type { OrderLineRow, OrderRow } from '../orders/move-order'
import { sharesOf } from './shares-of'

interface Part {
  couponMin: number | null
  asked: { fee: number; freeFrom: number | null }[]
  kept: KeptBack
  far: OrderTerms['far']
  couponOffYn: 'Y' | 'N'
}

/** What a part of an order is cancelled by; null where what stays keeps its coupon and its free delivery. */
export async function partOf(db: Database, order: OrderRow, lines: readonly OrderLineRow[]): Promise<Part | null> {
  const { partTerms: terms } = order
  if (!terms) return null
  const { of: _, ...kept } = await keptBackOf(db, order, lines)
  return {
    couponMin: terms.couponMin,
    asked: lines.map(({ variantId }) => terms.asked[variantId ?? ''] ?? { fee: 0, freeFrom: null }),
    kept,
    far: termsOfOrder(order).far,
    couponOffYn: isCouponOff(order) ? 'Y' : 'N',
  }
}

export const partLine = (line: OrderLineRow): PartLine => ({
  ...sharesOf(line),
  ...{ lineSeq: line.lineSeq, way: line.delivery, unitPrice: line.unitPrice, cancelledQty: line.cancelledQty },
  isCounting: line.couponYn === 'Y',
})
