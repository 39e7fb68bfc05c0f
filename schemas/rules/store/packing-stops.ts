/** Why nothing of an order is packed and no parcel of it leaves, as staff read it where they press. */
export const PACKING_STOPS = {
  cancelAsked: '고객이 취소를 요청한 주문입니다. 요청을 받아들이거나 거절한 뒤에 진행해 주세요.',
  refundAsked: '다른 분의 확인을 기다리는 환불이 있는 주문입니다. 그 환불을 확인하거나 거둔 뒤에 진행해 주세요.',
} as const
export type PackingStop = keyof typeof PACKING_STOPS
