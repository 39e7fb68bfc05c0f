import * as contracts from '@/schemas/api/store/order-changes'
import { operation } from '@/services/kit/service'
import { changeDelivery } from '../domain/money/change-delivery'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder } from './present-desk-order'

/** Until it is handed over. */
export const changeDeskDelivery = operation(contracts.changeDeskDelivery, async ({ orderId, version, reason, ...sent }, ctx) => {
  const locked = await lockDeskOrder(ctx, ctx, { orderId, version })
  const before = whoseOrder(locked.order)
  const fields = await changeDelivery(ctx, locked, { ...sent }, { reason: reason.trim(), by: `staff:${ctx.session.staff!.id}` })
  const { phoneNo } = locked.order.delivery
  // The log has the names of the fields, never an address.
  ctx.audit('order.delivery', orderTarget(orderId), { fields, reason: reason.trim() }, [...before, { memberNo: null, phoneNo }])
  return { item: await presentDeskOrder(ctx, orderId) }
})
