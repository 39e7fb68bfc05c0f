import type { Shares } from '@/schemas/rules/store/order-amounts'
import type { OrderLineRow } from '../orders/move-order'

/** The shares of a line as the rules divide them: what was given back for a cheaper option is not there any more. */
export const sharesOf = (line: OrderLineRow): Shares & { qty: number } => ({
  qty: line.qty,
  goods: line.goodsShare,
  delivery: line.deliveryShare,
  install: line.installShare,
  coupon: line.couponShare,
  optionBack: line.optionBack,
  points: line.pointShare,
  paid: line.paidShare - line.optionBack,
})
