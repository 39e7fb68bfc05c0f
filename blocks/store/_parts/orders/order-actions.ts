import type { Order } from '@/schemas/api/store/orders'
import { piecesLeft } from '@/schemas/rules/store/cancel-preview'
import { askReturnPath, guestOrderPath, myCancelPath } from '@/schemas/rules/store/order-pages'

export interface OrderAction {
  label: string
  href: string
}
type Line = Order['items'][number]

/** It is being packed, and nothing waits for an answer. */
export const mayAskCancel = ({ status, cancelRequest }: Pick<Order, 'status' | 'cancelRequest'>): boolean =>
  status === 'PREPARE' && cancelRequest?.state !== 'waiting'

/** Each says whether it can be done now; their order is that of the screen. */
const OF_LINE: readonly ((order: Order, line: Line) => OrderAction | undefined)[] = [
  (order, line) =>
    // What the provider holds is cancelled as a whole.
    order.status === 'PAID' && piecesLeft(line) > 0 && order.items.length > 1 && order.payment?.escrowYn !== 'Y'
      ? { label: '이 상품 취소', href: myCancelPath(order.orderId, line.lineSeq) }
      : undefined,
]
const OF_ORDER: readonly ((order: Order) => OrderAction | undefined)[] = [
  (order) => (order.cancellableYn === 'Y' ? { label: '주문 취소', href: myCancelPath(order.orderId) } : undefined),
  (order) => (mayAskCancel(order) ? { label: '취소 요청', href: myCancelPath(order.orderId) } : undefined),
  (order) => (order.returnableYn === 'Y' ? { label: '교환 신청', href: askReturnPath('exchange', order.orderId) } : undefined),
  (order) => (order.returnableYn === 'Y' ? { label: '반품 신청', href: askReturnPath('refund', order.orderId) } : undefined),
]

/** What a buyer without an account can do with the whole; what is cancelled stands below the order. */
export const guestActions = (order: Order): OrderAction[] =>
  order.returnableYn === 'Y'
    ? [
        { label: '교환 신청', href: `${guestOrderPath(order.orderId)}&kind=exchange` },
        { label: '반품 신청', href: `${guestOrderPath(order.orderId)}&kind=refund` },
      ]
    : []

/** What a member can do now with one line of an order. */
export const lineActions = (order: Order, line: Line): OrderAction[] => OF_LINE.flatMap((of) => of(order, line) ?? [])
/** The same with the whole. */
export const orderActions = (order: Order): OrderAction[] => OF_ORDER.flatMap((of) => of(order) ?? [])
