/** What staff and the buyer do with an order that leaves its state as it is: where and when it goes, what is in it, what was asked, and what was printed. */
export const ORDER_CHANGES = [
  ...(['delivery', 'option', 'day', 'cancelAsked', 'cancelRefused', 'cancelWithdrawn'] as const),
  ...(['listPrinted', 'labelPrinted'] as const),
] as const
export type OrderChange = (typeof ORDER_CHANGES)[number]

export const ORDER_CHANGE_WORDS: Readonly<Record<OrderChange, string>> = {
  delivery: '배송지 바꿈',
  option: '옵션 바꿈',
  day: '설치일 바꿈',
  cancelAsked: '취소 요청',
  cancelRefused: '취소 요청 거절',
  cancelWithdrawn: '취소 요청 철회',
  listPrinted: '포장 목록 인쇄',
  labelPrinted: '라벨 인쇄',
}
