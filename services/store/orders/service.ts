import { service } from '@/services/kit/service'
import { cancelGuestOrder } from './cancel-guest-order'
import { cancelOrder } from './cancel-order'
import { listCoupons } from './list-coupons'
import { listOrders } from './list-orders'
import { listPoints } from './list-points'
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
  listPoints,
  listCoupons,
])
