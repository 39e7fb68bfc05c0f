import { service } from '@/services/kit/service'
import { askCashReceipt } from './ask-cash-receipt'
import { askGuestCashReceipt } from './ask-guest-cash-receipt'
import { cancelGuestOrder } from './cancel-guest-order'
import { cancelOrder } from './cancel-order'
import { listCoupons } from './list-coupons'
import { listOrders } from './list-orders'
import { listPoints } from './list-points'
import { openOrderByCode } from './open-order-by-code'
import { sendOrderCode } from './send-order-code'
import { readCompletedOrder } from './read-completed-order'
import { readGuestOrder } from './read-guest-order'
import { readOrder } from './read-order'

export const orders = service('orders', [
  listOrders,
  readOrder,
  readGuestOrder,
  readCompletedOrder,
  cancelOrder,
  cancelGuestOrder,
  sendOrderCode,
  openOrderByCode,
  askCashReceipt,
  askGuestCashReceipt,
  listPoints,
  listCoupons,
])
