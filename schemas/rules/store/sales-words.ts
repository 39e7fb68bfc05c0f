import type { SalesSum } from '@/schemas/api/store/sales'
import { discountWord } from './discount-word'
import { METHOD_WORDS } from './method-words'

export const SALES_WORDS: Readonly<Record<SalesSum, string>> = {
  orders: '결제한 주문',
  captured: '결제',
  refunded: '환불',
  net: '순매출',
  card: METHOD_WORDS.CARD,
  transfer: METHOD_WORDS.TRANSFER,
  vbank: METHOD_WORDS.VBANK,
  delivery: '배송비',
  install: '설치비',
  coupons: '쓴 쿠폰',
  couponAmount: discountWord(false),
  pointsSpent: '쓴 포인트',
  pointsReturned: '돌려준 포인트',
  pointsGiven: '준 포인트',
  pointsExpired: '사라진 포인트',
}
