import type { SalesSum } from '@/schemas/api/store/sales'

export const SALES_WORDS: Readonly<Record<SalesSum, string>> = {
  orders: '결제한 주문',
  captured: '결제',
  refunded: '환불',
  net: '순매출',
  card: '카드',
  transfer: '계좌이체',
  vbank: '가상계좌',
  delivery: '배송비',
  install: '설치비',
  coupons: '쓴 쿠폰',
  couponAmount: '쿠폰 할인',
  pointsSpent: '쓴 포인트',
  pointsReturned: '돌려준 포인트',
  pointsGiven: '준 포인트',
  pointsExpired: '사라진 포인트',
}
