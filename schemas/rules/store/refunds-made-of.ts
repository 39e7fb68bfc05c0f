import { splitKept } from './kept-back'
import { addedShares, returnedShares, type Shares } from './order-amounts'
import { isCouponLost } from './part-return'
import type { RefundParts } from './refund-rows'

interface Line extends Shares {
  lineSeq: number
  unitPrice: number
  qty: number
  isCounting: boolean
}
interface Past {
  pieces: readonly { lineSeq: number; qty: number }[]
  amount: number
  points: number
  /** In all, as it was written with the refund. */
  deducted: number
  fee: number
  /** The difference of a cheaper option: its line tells it. */
  isOptionBack: boolean
  /** A cancellation of the buyer's own: only these charge the rest anew. */
  isOwn: boolean
}

/** What each refund of an order was made of, told anew from what was written of them. @param past the earliest first, without those that failed. */
export function refundsMadeOf(lines: readonly Line[], couponMin: number | null, past: readonly Past[]): (RefundParts | null)[] {
  const gone = new Map<number, number>()
  let kept = { coupon: 0, delivery: 0 }
  let isCouponOff = false
  let given = 0
  return past.map(({ pieces, amount, points, deducted, fee, isOptionBack, isOwn }) => {
    if (pieces.length === 0 && !isOptionBack) given += amount
    if (pieces.length === 0) return null
    const qtyOf = ({ lineSeq }: Line): number => pieces.reduce((sum, one) => sum + (one.lineSeq === lineSeq ? one.qty : 0), 0)
    const shares = addedShares(lines.map((line) => returnedShares(line, gone.get(line.lineSeq) ?? 0, qtyOf(line))))
    for (const line of lines) gone.set(line.lineSeq, (gone.get(line.lineSeq) ?? 0) + qtyOf(line))
    const leftOf = (line: Line): number => line.qty - (gone.get(line.lineSeq) ?? 0)
    const left = addedShares(lines.map((line) => returnedShares(line, line.qty - leftOf(line), leftOf(line))))
    const isSomeLeft = lines.some((line) => leftOf(line) > 0)
    if (isOwn && couponMin !== null && isSomeLeft && isCouponLost(lines, leftOf, couponMin)) isCouponOff = true
    const after = splitKept(kept.coupon + kept.delivery + deducted, left.coupon, isCouponOff)
    const less = { coupon: after.coupon - kept.coupon, delivery: after.delivery - kept.delivery }
    kept = after
    if (amount + points === 0) return null
    const parts = {
      goods: shares.goods,
      delivery: shares.delivery,
      install: shares.install,
      coupon: shares.coupon,
      optionBack: shares.optionBack,
      less,
      fee,
      amount,
      points,
    }
    const over = shares.goods + shares.delivery + shares.install - shares.coupon - shares.optionBack - deducted - fee - amount - points
    // The shares of a line that an exchange divided may be rounded another way: the rows add up all the same.
    return given > 0 || over > past.length ? { ...parts, gone: over } : { ...parts, coupon: parts.coupon + over, gone: 0 }
  })
}
