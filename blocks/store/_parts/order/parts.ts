/** The parts of the order form, in the order of the page. */
export const PARTS = {
  lines: '주문 상품',
  buyer: '주문하시는 분',
  delivery: '배송지',
  benefits: '쿠폰과 포인트',
  method: '결제 수단',
  consents: '동의',
  sum: '결제 금액',
} as const
