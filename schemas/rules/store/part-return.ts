// What a cancelled part returns where the benefits of the order are reckoned anew: what stays is charged as if it had been ordered alone, by the
// terms that were in force when it was ordered. A coupon whose least amount is not reached any more is off, and so is free delivery. All
// cancellations of an order together return exactly what was paid.
import type { DeliveryKind } from './delivery-kinds'
import { cartAmounts, goodsAmount } from './cart-amounts'
import { farFee, type FarTerms } from './far-places'
import { splitKept, type KeptBack, type TakenOff } from './kept-back'
import { addedShares, returnedShares, type Shares } from './order-amounts'

export interface PartLine extends Shares {
  lineSeq: number
  way: DeliveryKind
  unitPrice: number
  qty: number
  cancelledQty: number
  /** The coupon of the order counts for it. */
  isCounting: boolean
}

/** As they stood when the order was placed. */
export interface PartTerms {
  /** Goods that it counts for of at least this amount; null without a coupon. */
  couponMin: number | null
  /** Fee of the goods, and from which amount on it is not asked; by variant. */
  asked: Readonly<Record<string, { fee: number; freeFrom: number | null }>>
}

interface PartReturn {
  /** Won and points that go back. */
  amount: number
  points: number
  /** What the pieces had of the order. */
  shares: Shares
  less: TakenOff
  /** What stays has no coupon any more. */
  isCouponOff: boolean
}

interface Reckoned {
  lines: readonly PartLine[]
  couponMin: number | null
  /** By the place of the line. */
  asked: readonly { fee: number; freeFrom: number | null }[]
  zipCode: string
  far: FarTerms
  /** At cancellations before this one. */
  kept: KeptBack
  /** Since one of them. */
  wasCouponOff: boolean
}

/** @param chosen pieces by line. */
export function partReturn(
  { lines, couponMin, asked, zipCode, far, kept: before, wasCouponOff }: Reckoned,
  chosen: ReadonlyMap<number, number>,
): PartReturn {
  const rest = lines.map((line) => line.qty - line.cancelledQty - (chosen.get(line.lineSeq) ?? 0))
  const shares = addedShares(lines.map((line) => returnedShares(line, line.cancelledQty, chosen.get(line.lineSeq) ?? 0)))
  const kept = addedShares(lines.map((line, i) => returnedShares(line, line.qty - rest[i]!, rest[i]!)))
  // Money and points that were paid for what is there and have not gone back.
  const net = { amount: shares.paid + kept.paid + before.amount, points: shares.points + kept.points + before.points }
  if (rest.every((pieces) => pieces === 0))
    return { ...net, shares, less: { coupon: 0 - before.coupon, delivery: 0 - before.delivery }, isCouponOff: wasCouponOff }
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
  const { delivery } = cartAmounts(open, (delivery) => farFee(far, delivery, zipCode)).amounts
  const isCouponOff = wasCouponOff || (couponMin !== null && isCouponLost(lines, (line) => rest[lines.indexOf(line)]!, couponMin))
  const more = Math.max(0, delivery - kept.delivery) + (isCouponOff ? kept.coupon : 0)
  // What is due for the rest stays: of the money first, then of the points.
  const amount = Math.max(0, net.amount - kept.paid - more)
  const due = Math.max(0, kept.paid + more - net.amount)
  const points = Math.max(0, net.points - kept.points - due)
  const after = splitKept(net.amount + net.points - amount - points - kept.paid - kept.points, kept.coupon, isCouponOff)
  const less = { coupon: after.coupon - before.coupon, delivery: after.delivery - before.delivery }
  return { amount, points, shares, less, isCouponOff }
}

/** What stays of the goods that a coupon counts for is nothing, or less than it wants. */
export function isCouponLost<L extends { unitPrice: number; isCounting: boolean }>(
  lines: readonly L[],
  restOf: (line: L) => number,
  couponMin: number,
): boolean {
  const left = goodsAmount(lines.filter(({ isCounting }) => isCounting).map((line) => ({ unitPrice: line.unitPrice, qty: restOf(line) })))
  return left === 0 || left < couponMin
}
