// What a cancellation returns, as it is said before it is sent. The service counts the same way with what it has stored.
import type { DeliveryKind } from './delivery-kinds'
import { addedShares, returnedShares } from './order-amounts'
import { partReturn, type PartLine } from './part-return'
import type { RefundParts } from './refund-rows'

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
  optionBack: number
  unitPrice: number
  delivery: DeliveryKind
  /** Y: the coupon counts for it. */
  couponYn: 'Y' | 'N'
}
interface Cancelled {
  status: string
  writtenYn: 'Y' | 'N'
  couponAmount: number
  pointAmount: number
  items: readonly Line[]
  part: (Pick<Parameters<typeof partReturn>[0], 'couponMin' | 'asked' | 'far' | 'kept'> & { couponOffYn: 'Y' | 'N' }) | null
  delivery: { zipCode: string }
}
export interface CancelPreview extends RefundParts {
  /** The coupon can be used again. */
  couponBack: boolean
  /** Nothing of the order remains. */
  isWhole: boolean
}

export const piecesLeft = ({ qty, cancelledQty }: Pick<Line, 'qty' | 'cancelledQty'>): number => qty - cancelledQty

/** @param chosen pieces by line. */
export function cancelPreview(order: Cancelled, chosen: ReadonlyMap<number, number>): CancelPreview {
  const isWhole = order.items.every((line) => (chosen.get(line.lineSeq) ?? 0) === piecesLeft(line))
  // A coupon that an earlier cancellation gave back is not given back again.
  const wasCouponOff = order.part?.couponOffYn === 'Y'
  const counting = order.items.filter(({ couponYn }) => couponYn === 'Y')
  const chosenOf = ({ lineSeq }: Line): number => chosen.get(lineSeq) ?? 0
  const isCouponFree = counting.some((line) => chosenOf(line) > 0) && counting.every((line) => chosenOf(line) === piecesLeft(line))
  const couponBack = isCouponFree && order.couponAmount > 0 && !wasCouponOff && order.writtenYn === 'N'
  const shares = addedShares(order.items.map((line) => returnedShares(sharesOf(line), line.cancelledQty, chosen.get(line.lineSeq) ?? 0)))
  const { goods, delivery, install, coupon, optionBack } = shares
  const parts = { goods, delivery, install, coupon, optionBack, less: { delivery: 0, coupon: 0 }, fee: 0, gone: 0, isWhole }
  // Before the deposit there is no money to return; what was held for the order is free again.
  if (order.status === 'WAIT') return { ...parts, amount: 0, points: order.pointAmount, couponBack }
  if (!order.part) return { ...parts, amount: shares.paid, points: shares.points, couponBack }
  const { amount, points, less, isCouponOff } = partReturn(
    { ...order.part, wasCouponOff, lines: order.items.map(partLine), zipCode: order.delivery.zipCode },
    chosen,
  )
  return { ...parts, amount, points, less, couponBack: couponBack || (isCouponOff && !wasCouponOff) }
}

const sharesOf = (line: Line): Parameters<typeof returnedShares>[0] => ({
  qty: line.qty,
  goods: line.goodsAmount,
  delivery: line.deliveryFee,
  install: line.installFee,
  coupon: line.couponAmount,
  optionBack: line.optionBack,
  points: line.pointAmount,
  paid: line.amount - line.optionBack,
})

const partLine = (line: Line): PartLine => ({
  ...sharesOf(line),
  ...{ lineSeq: line.lineSeq, way: line.delivery, unitPrice: line.unitPrice, cancelledQty: line.cancelledQty },
  isCounting: line.couponYn === 'Y',
})
