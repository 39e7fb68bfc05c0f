// What a cancelled part returns where the benefits of the order are reckoned anew: what stays is charged as if it had been ordered alone, by the
// terms that were in force when it was ordered. A coupon whose least amount is not reached any more is off, and so is free delivery. All
// cancellations of an order together return exactly what was paid.
import type { DeliveryKind } from './delivery-kinds'
import { cartAmounts } from './cart-amounts'
import { farFee } from './far-places'
import { returnedShares, type Shares } from './order-amounts'

export interface PartLine extends Shares {
  lineSeq: number
  way: DeliveryKind
  unitPrice: number
  qty: number
  cancelledQty: number
}

/** As they stood when the order was placed. */
export interface PartTerms {
  /** Goods of at least this amount; null without a coupon. */
  couponMin: number | null
  /** Fee of the goods, and from which amount on it is not asked; by variant. */
  asked: Readonly<Record<string, { fee: number; freeFrom: number | null }>>
}

interface PartReturn {
  /** Won and points that go back. */
  amount: number
  points: number
  /** Won of them that are taken off, because what stays has less delivery for nothing, and no coupon. */
  delivery: number
  coupon: number
}

interface Reckoned {
  lines: readonly PartLine[]
  couponMin: number | null
  /** By the place of the line. */
  asked: readonly { fee: number; freeFrom: number | null }[]
  zipCode: string
  /** Money and points that were paid and have not gone back for pieces. */
  net: { amount: number; points: number }
}

/** @param chosen pieces by line. */
export function partReturn({ lines, couponMin, asked, zipCode, net }: Reckoned, chosen: ReadonlyMap<number, number>): PartReturn {
  const rest = lines.map((line) => line.qty - line.cancelledQty - (chosen.get(line.lineSeq) ?? 0))
  if (rest.every((pieces) => pieces === 0)) return { ...net, delivery: 0, coupon: 0 }
  const gone = lines.map((line) => returnedShares(line, line.cancelledQty, chosen.get(line.lineSeq) ?? 0))
  const kept = lines.map((line, i) => returnedShares(line, line.qty - rest[i]!, rest[i]!))
  const sum = (shares: readonly Shares[], name: keyof Shares): number => shares.reduce((all, one) => all + one[name], 0)
  const open = lines.flatMap((line, i) =>
    rest[i]! > 0
      ? [
          {
            delivery: line.way,
            unitPrice: line.unitPrice,
            qty: rest[i]!,
            deliveryFee: asked[i]!.fee,
            freeFrom: asked[i]!.freeFrom,
            installFee: 0,
          },
        ]
      : [],
  )
  const { goods, delivery } = cartAmounts(open, (delivery) => farFee(delivery, zipCode)).amounts
  const more = {
    delivery: Math.max(0, delivery - sum(kept, 'delivery')),
    coupon: couponMin !== null && goods < couponMin ? sum(kept, 'coupon') : 0,
  }
  const before = { amount: sum(gone, 'paid'), points: sum(gone, 'points') }
  // What is due for the rest stays: of the money first, then of the points.
  const amount = Math.max(0, net.amount - sum(kept, 'paid') - more.delivery - more.coupon)
  const due = Math.max(0, sum(kept, 'paid') + more.delivery + more.coupon - net.amount)
  const points = Math.max(0, net.points - sum(kept, 'points') - due)
  const off = before.amount + before.points - amount - points
  const coupon = Math.min(more.coupon, Math.max(0, off))
  return { amount, points, coupon, delivery: off - coupon }
}
