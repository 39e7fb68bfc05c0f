import type { CartItem } from '@/schemas/api/store/cart'
import { countingAmount } from '@/schemas/rules/store/order-amounts'
import { won } from '../_parts/won'
import type { Coupon } from './load'

/** Why a member's coupon takes nothing off these lines; empty where it does. */
export function whyCouponNot(
  { state, usableYn, firstOrderYn, startDt, only, minAmount, goodsWords }: Coupon,
  lines: readonly CartItem[],
): string {
  if (state === 'soon') return `${day(startDt)}부터 쓸 수 있는 쿠폰입니다.`
  if (usableYn === 'N') return firstOrderYn === 'Y' ? '첫 주문에만 쓸 수 있는 쿠폰입니다.' : '지금은 쓸 수 없는 쿠폰입니다.'
  const counting = countingAmount(
    { only },
    lines.map((line) => ({ ...line, unitPrice: line.price, goodsId: line.productId })),
  )
  const goods = goodsWords && `쓸 수 있는 상품은 ${goodsWords}입니다.`
  if (counting === 0) return goods || '이 주문의 상품에는 쓸 수 없습니다.'
  return counting < minAmount
    ? [`${won(minAmount)} 이상 주문하셔야 하고, 지금은 ${won(counting)}입니다.`, goods].filter(Boolean).join(' ')
    : ''
}

const day = (iso: string): string => new Date(iso).toLocaleDateString('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })
