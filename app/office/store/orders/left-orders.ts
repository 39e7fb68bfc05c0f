import type { DeskDone } from '../../_parts/desk/desk-definition'
import { orderPath } from './order-path'

/** Orders of an act on several that stayed as they were, and why. */
export const leftOrders = (left: readonly { orderId: string; words: string }[]): NonNullable<DeskDone['left']> =>
  left.map(({ orderId, words }) => ({ name: orderId, href: orderPath(orderId), words }))
