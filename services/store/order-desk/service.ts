import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/store/order-desk'
import { changeDeskDelivery } from './change-desk-delivery'
import { changeDeskOption } from './change-desk-option'
import { readDeskDelivery } from './read-desk-delivery'
import { readOptionOffers } from './read-option-offers'
import { browseDeskOrders } from './browse-desk-orders'
import { cancelDeskOrder } from './cancel-desk-order'
import { acceptCancelRequest } from './accept-cancel-request'
import { refuseCancelRequest } from './refuse-cancel-request'
import { settleInstallDay } from './settle-install-day'
import { checkDeskPayment } from './check-desk-payment'
import { exportDeskOrders } from './export-desk-orders'
import { findDeskOrders } from './find-desk-orders'
import { moveDeskOrder } from './move-desk-order'
import { openDeskOrder } from './open-desk-order'
import { prepareDeskOrders } from './prepare-desk-orders'
import { shipDeskOrder } from './ship-desk-order'
import { shipDeskOrders } from './ship-desk-orders'
import { trackDeskOrder } from './track-desk-order'
import { giveDeskRefund } from './give-desk-refund'
import { presentDeskOrder } from './present-desk-order'

const readDeskOrder = operation(contracts.readDeskOrder, async ({ orderId }, ctx) => ({
  item: await presentDeskOrder(ctx, orderId),
}))

export const orderDesk = service('order-desk', [
  browseDeskOrders,
  findDeskOrders,
  exportDeskOrders,
  readDeskOrder,
  openDeskOrder,
  moveDeskOrder,
  shipDeskOrder,
  cancelDeskOrder,
  prepareDeskOrders,
  shipDeskOrders,
  trackDeskOrder,
  checkDeskPayment,
  giveDeskRefund,
  readDeskDelivery,
  changeDeskDelivery,
  settleInstallDay,
  acceptCancelRequest,
  refuseCancelRequest,
  readOptionOffers,
  changeDeskOption,
])
