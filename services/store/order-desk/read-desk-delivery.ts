import * as contracts from '@/schemas/api/store/order-changes'
import { formatMobile } from '@/schemas/words/person'
import { operation } from '@/services/kit/service'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'
import { requireOrder } from './present-desk-order'

export const readDeskDelivery = operation(contracts.readDeskDelivery, async ({ orderId, reason }, ctx) => {
  const order = await requireOrder(ctx, orderId)
  const { version, delivery } = order
  ctx.audit('order.read', orderTarget(orderId), { reason: reason.trim() }, whoseOrder(order))
  return { item: { version, ...delivery, phoneNo: formatMobile(delivery.phoneNo) } }
})
