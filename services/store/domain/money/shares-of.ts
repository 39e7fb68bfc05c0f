import type { Shares } from '@/schemas/rules/store/order-amounts'
import type { OrderLineRow } from '../orders/move-order'

/** The shares of a line as the rules divide them. */
export const sharesOf = (line: OrderLineRow): Shares & { qty: number } => ({
  qty: line.qty,
  goods: line.goodsShare,
  delivery: line.deliveryShare,
  install: line.installShare,
  coupon: line.couponShare,
  points: line.pointShare,
  paid: line.paidShare,
})
