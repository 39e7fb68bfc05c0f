import * as contracts from '@/schemas/api/store/order-desk'
import { operation } from '@/services/kit/service'
import { addShipment } from './add-shipment'
import { lockDeskOrder } from './lock-desk-order'
import { presentDeskOrder } from './present-desk-order'

export const shipDeskOrder = operation(contracts.shipDeskOrder, async ({ orderId, version, ...parcel }, ctx) => {
  const fault = await addShipment(ctx, await lockDeskOrder(ctx, ctx, { orderId, version }), parcel)
  if (fault) throw ctx.fail(fault)
  return { item: await presentDeskOrder(ctx, orderId) }
})
