// What the press on 적용 does. It comes with the press: most who order have no code.
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { takeCoupon } from '@/schemas/api/store/coupon-codes'
import { listCoupons } from '@/schemas/api/store/orders'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import type { CartItem } from '@/schemas/api/store/cart'
import { whyCouponNot } from './why-coupon-not'
import { MOST_COUPONS } from './load'

export type TakenCode =
  /** It is the member's, and takes something off this order. */
  | { couponId: number; words: string }
  /** Said at the field; `isLogin` where they have to sign in first. */
  | { fault: string; isDone?: true; isLogin?: true }

/** Gives the code in, reads the member's coupons anew, and says whether the new one counts for these lines. */
export async function takeCode(
  code: string,
  { key, lines, readAgain }: { key: string; lines: readonly CartItem[]; readAgain: () => Promise<unknown> },
): Promise<TakenCode> {
  try {
    const { item } = await call(takeCoupon, { code }, { key })
    const [{ items }] = await Promise.all([call(listCoupons, { size: MOST_COUPONS }), readAgain()])
    const coupon = items.find(({ couponId }) => couponId === item.couponId)
    const why = coupon && whyCouponNot(coupon, lines)
    if (coupon && !why) return { couponId: coupon.couponId, words: `‘${coupon.name}’ 쿠폰을 이 주문에 적용했습니다.` }
    return { fault: `‘${item.name}’ 쿠폰을 받았지만 이 주문에는 쓸 수 없습니다. ${why ?? '내 쿠폰에서 확인해 주세요.'}`, isDone: true }
  } catch (error) {
    if (!(error instanceof CallFailure)) return { fault: UNEXPECTED }
    return error.status === 401
      ? { fault: error.message, isLogin: true }
      : { fault: error.message, ...(isAnswered(error) ? { isDone: true } : {}) }
  }
}

/** An answer that was lost may have been a yes: only a refusal begins anew. */
const isAnswered = ({ status, code }: CallFailure): boolean => status < 500 && code !== 'network'
