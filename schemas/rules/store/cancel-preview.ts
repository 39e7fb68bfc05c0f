// What a cancellation returns, as it is said before it is sent. The service counts the same way with what it has stored.
import type { DeliveryKind } from './delivery-kinds'
import { returnedShares } from './order-amounts'
import { partReturn, type PartLine } from './part-return'

interface Line {
  lineSeq: number
  qty: number
  cancelledQty: number
  goodsAmount: number
  deliveryFee: number
  installFee: number
  couponAmount: number
  pointAmount: number
  amount: number
  unitPrice: number
  delivery: DeliveryKind
}
interface Cancelled {
  status: string
  couponAmount: number
  pointAmount: number
  items: readonly Line[]
  part: Pick<Parameters<typeof partReturn>[0], 'couponMin' | 'asked' | 'net'> | null
  delivery: { zipCode: string }
}
export interface CancelPreview {
  /** Won. */
  amount: number
  points: number
  /** Won that are taken off, because what stays has less delivery for nothing, and no coupon. */
  less: { delivery: number; coupon: number }
  /** The coupon can be used again. */
  coupon: boolean
  /** Nothing of the order remains. */
  isWhole: boolean
}

export const piecesLeft = ({ qty, cancelledQty }: Pick<Line, 'qty' | 'cancelledQty'>): number => qty - cancelledQty

/** @param chosen pieces by line. */
export function cancelPreview(order: Cancelled, chosen: ReadonlyMap<number, number>): CancelPreview {
  const isWhole = order.items.every((line) => (chosen.get(line.lineSeq) ?? 0) === piecesLeft(line))
  const coupon = isWhole && order.couponAmount > 0
  // Before the deposit there is no money to return; what was held for the order is free again.
  const less = { delivery: 0, coupon: 0 }
  if (order.status === 'WAIT') return { amount: 0, points: order.pointAmount, less, coupon, isWhole }
  if (order.part) {
    const { amount, points, ...taken } = partReturn(
      { ...order.part, lines: order.items.map(partLine), zipCode: order.delivery.zipCode },
      chosen,
    )
    return { amount, points, less: taken, coupon: coupon || taken.coupon > 0, isWhole }
  }
  const shares = order.items.map((line) => returnedShares(sharesOf(line), line.cancelledQty, chosen.get(line.lineSeq) ?? 0))
  const sum = (name: 'paid' | 'points'): number => shares.reduce((all, share) => all + share[name], 0)
  return { amount: sum('paid'), points: sum('points'), less, coupon, isWhole }
}

const sharesOf = (line: Line): Parameters<typeof returnedShares>[0] => ({
  qty: line.qty,
  goods: line.goodsAmount,
  delivery: line.deliveryFee,
  install: line.installFee,
  coupon: line.couponAmount,
  points: line.pointAmount,
  paid: line.amount,
})

const partLine = (line: Line): PartLine => ({
  ...sharesOf(line),
  ...{ lineSeq: line.lineSeq, way: line.delivery, unitPrice: line.unitPrice, cancelledQty: line.cancelledQty },
})
