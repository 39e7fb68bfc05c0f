import type { CartItem } from '@/schemas/api/store/cart'
import { farFee } from '@/schemas/rules/store/far-places'
import { countingAmount, couponOf, orderAmounts, type Destination, type OrderAmounts } from '@/schemas/rules/store/order-amounts'
import type { Coupon } from './load'

const priced = (lines: readonly CartItem[]) => lines.map((line) => ({ ...line, unitPrice: line.price, goodsId: line.productId }))

/** What an order costs, by the rule that the server computes with. More points than there is to pay are left out: the field says so. */
export function amountsOf(lines: readonly CartItem[], coupon: Coupon | undefined, points: number, to: Destination): OrderAmounts {
  const before = orderAmounts(priced(lines), coupon, 0, to)
  return points > 0 && points <= before.paid ? orderAmounts(priced(lines), coupon, points, to) : before
}

/** What of the delivery is asked because it goes to 제주 or to an island. */
export const farOf = (lines: readonly CartItem[], { zipCode, far }: Destination): number =>
  [...new Set(lines.map(({ delivery }) => delivery))].reduce((sum, delivery) => sum + farFee(far, delivery, zipCode), 0)

/** Coupons of this order with what they take off, the largest first. */
export function couponsFor(coupons: readonly Coupon[], lines: readonly CartItem[]): { coupon: Coupon; off: number }[] {
  return coupons
    .map((coupon) => ({ coupon, off: couponOf(coupon, countingAmount(coupon, priced(lines))) }))
    .filter(({ off }) => off > 0)
    .toSorted((a, b) => b.off - a.off)
}
