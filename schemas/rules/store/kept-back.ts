// What was taken off when a part was cancelled, because what stayed had no free delivery and no coupon any more. It was paid for what stayed: with
// each piece that comes back later, however it does, its own part of it comes back too.
import { proportion, type Shares } from './order-amounts'

export interface KeptBack {
  /** Money and points of it that are still kept. */
  amount: number
  points: number
  /** The same by what it was taken for. */
  coupon: number
  delivery: number
}
export interface KeptFor extends KeptBack {
  /** The shares of coupon and price of all pieces that it is kept for. */
  of: { coupon: number; goods: number }
}
/** Won that are taken off what comes back, because what stays is reckoned anew; less than nothing where that comes back itself. */
export type TakenOff = Record<'delivery' | 'coupon', number>

/** The coupon's part is what the pieces that stay had of it. @param couponLeft of those pieces. */
export function splitKept(total: number, couponLeft: number, isCouponOff: boolean): TakenOff {
  const coupon = isCouponOff ? Math.min(Math.max(0, total), couponLeft) : 0
  return { coupon, delivery: total - coupon }
}

/** What some pieces return, with their part of what was kept back: of the money first. The last ones return all that is left of it. */
export function returnedWith({ of, ...kept }: KeptFor, shares: Shares): { amount: number; points: number; less: TakenOff } {
  const coupon = part(kept.coupon, shares.coupon, of.coupon)
  const delivery = part(kept.delivery, shares.goods, of.goods)
  const money = Math.min(coupon + delivery, kept.amount)
  return {
    amount: shares.paid + money,
    points: shares.points + coupon + delivery - money,
    less: { coupon: 0 - coupon, delivery: 0 - delivery },
  }
}

const part = (kept: number, own: number, whole: number): number => (own >= whole ? kept : proportion(kept, own, whole))
