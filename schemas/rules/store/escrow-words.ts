/** 구매안전서비스: what cannot be done with an order whose money the provider holds. It takes no part of it back, and nothing off it. */
export const ESCROW_WORDS = {
  cancelWhole: '구매안전서비스(에스크로)로 결제하신 주문은 일부만 취소하실 수 없습니다. 주문 전체를 취소해 주세요.',
  returnWhole: '구매안전서비스(에스크로)로 결제하신 주문은 일부만 반품하실 수 없습니다. 전체를 반품하시거나 교환을 신청해 주세요.',
  noFee: '구매안전서비스(에스크로)로 결제하신 주문은 반품 비용을 빼고 환불할 수 없습니다. 마음이 바뀌셨을 때에는 직접 보내 주세요.',
} as const
