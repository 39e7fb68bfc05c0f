// The states of an order and the moves between them. Every change of a state goes through `nextState`, so that no path of a payment, a job
// or a person can bring an order where the table does not lead.

export const ORDER_STATES = ['pending', 'waiting', 'paid', 'preparing', 'shipped', 'delivered', 'cancelled', 'expired'] as const
/**
 * pending: its goods are held and nothing is paid; waiting: a virtual account waits for the deposit; expired: the hold ended before anything
 * was paid, and goods, coupon and points were given back.
 */
export type OrderState = (typeof ORDER_STATES)[number]

/** What is printed for people and stands in the contracts: the codes of an order, and two for what is not paid yet. */
export const ORDER_CODES = ['READY', 'WAIT', 'PAID', 'PREPARE', 'SHIP', 'DONE', 'CANCEL'] as const
export type OrderCode = (typeof ORDER_CODES)[number]
export const CODE_OF: Readonly<Record<OrderState, OrderCode>> = {
  pending: 'READY',
  waiting: 'WAIT',
  paid: 'PAID',
  preparing: 'PREPARE',
  shipped: 'SHIP',
  delivered: 'DONE',
  cancelled: 'CANCEL',
  expired: 'CANCEL',
}
export const ORDER_WORDS: Readonly<Record<OrderState, string>> = {
  pending: '결제 대기',
  waiting: '입금 대기',
  paid: '결제 완료',
  preparing: '상품 준비 중',
  shipped: '배송 중',
  delivered: '배송 완료',
  cancelled: '취소',
  expired: '결제 시간 만료',
}

/** Where each state may lead. */
export const ORDER_MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['waiting', 'paid', 'expired'],
  // A bank takes a mistaken deposit back: the order waits for it again.
  waiting: ['paid', 'cancelled', 'expired'],
  paid: ['waiting', 'preparing', 'cancelled'],
  preparing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  // A payment that arrives after the hold ended: the goods are taken again where they are still there.
  expired: ['waiting', 'paid'],
}

export const mayMove = (from: OrderState, to: OrderState): boolean => ORDER_MOVES[from].includes(to)

/** @throws Error for a move outside the table: a fault of ours, never of the person. */
export function nextState(from: OrderState, to: OrderState): OrderState {
  if (!mayMove(from, to)) throw new Error(`an order cannot go from ${from} to ${to}`)
  return to
}

/** The goods have not been touched yet, so that the buyer may still cancel them. */
export const isCancellable = (state: OrderState): boolean => state === 'waiting' || state === 'paid'
