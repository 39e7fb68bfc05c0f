import * as contracts from '@/schemas/api/store/order-desk'
import { mayMove } from '@/schemas/rules/store/order-states'
import { operation } from '@/services/kit/service'
import { moveOrder } from '../domain/orders/move-order'
import { stopTracks } from '../domain/parcels/stop-tracks'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { lockDeskOrder } from './lock-desk-order'
import { orderTarget } from '../domain/orders/order-target'
import { presentDeskOrder } from './present-desk-order'
import { whoseOrder } from '../domain/orders/whose-order'

export const moveDeskOrder = operation(contracts.moveDeskOrder, async ({ orderId, version, to, reason }, ctx) => {
  const locked = await lockDeskOrder(ctx, ctx, { orderId, version })
  const from = locked.order.state
  if (!mayMove(from, to)) throw ctx.fail('wrongState')
  await moveOrder(ctx, locked, { to, movedBy: `staff:${ctx.session.staff!.id}`, reason: reason.trim() })
  if (to === 'delivered') {
    await stopTracks(ctx, orderId)
    await tellBuyer(ctx, locked.order, 'delivered', 0)
  }
  ctx.audit('order.move', orderTarget(orderId), { from, to, reason: reason.trim() }, whoseOrder(locked.order))
  return { item: await presentDeskOrder(ctx, orderId) }
})
