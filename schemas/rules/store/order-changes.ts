/** What staff do with an order that leaves its state as it is: where it goes, what is in it, and what was printed for packing it. */
export const ORDER_CHANGES = ['delivery', 'option', 'listPrinted', 'labelPrinted'] as const
export type OrderChange = (typeof ORDER_CHANGES)[number]

export const ORDER_CHANGE_WORDS: Readonly<Record<OrderChange, string>> = {
  delivery: '배송지 바꿈',
  option: '옵션 바꿈',
  listPrinted: '포장 목록 인쇄',
  labelPrinted: '라벨 인쇄',
}
