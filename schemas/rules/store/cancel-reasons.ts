/** What the form offers as a reason: it says nothing of a person, so that lists may show it. */
export const CANCEL_OTHER = '기타'
export const CANCEL_REASONS = ['단순 변심', '주문 실수', '다른 상품으로 다시 주문', '배송이 늦어서', CANCEL_OTHER] as const
