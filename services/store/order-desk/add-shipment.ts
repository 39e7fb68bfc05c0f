import { and, eq } from 'drizzle-orm'
import { isTrackingNo, plainTrackingNo, type CarrierId } from '@/schemas/rules/store/carriers'
import { orders, shipments } from '@/services/db/tables/orders'
import type { Ctx } from '@/services/kit/service'
import { waitingCancelRequest } from '../domain/orders/cancel-request'
import { hasPaymentFault } from '../domain/parcels/has-payment-fault'
import { isUnpaid } from '../domain/orders/is-unpaid'
import { moveOrder, type LockedOrder } from '../domain/orders/move-order'
import { raiseVersion } from '../domain/money/create-refund'
import { startTrack } from '../domain/parcels/start-track'
import { tellBuyer } from '../domain/orders/tell-buyer'
import { orderTarget } from '../domain/orders/order-target'
import { whoseOrder } from '../domain/orders/whose-order'

interface Parcel {
  carrier: CarrierId
  trackingNo: string
  /** The parcel whose number was wrong. */
  shipmentSeq?: number | undefined
}

/** Gives a locked order a parcel; the first one sends it off. @returns what is wrong, and then nothing was written. */
export async function addShipment(
  ctx: Ctx,
  locked: LockedOrder,
  { carrier, trackingNo: typed, shipmentSeq }: Parcel,
): Promise<'wrongState' | 'wrongNumber' | 'usedNumber' | 'unpaid' | 'cancelAsked' | undefined> {
  const { orderId, state } = locked.order
  const trackingNo = plainTrackingNo(typed)
  if (!isTrackingNo(carrier, trackingNo)) return 'wrongNumber'
  const isUnderWay = state === 'shipped' || state === 'delivered'
  if (shipmentSeq === undefined ? state !== 'preparing' && state !== 'shipped' : !isUnderWay) return 'wrongState'
  const { db, now } = ctx
  if (state === 'preparing' && (await waitingCancelRequest(db, orderId))) return 'cancelAsked'
  // Until staff have looked after a deposit that went back, nothing leaves by mistake.
  if (
    state === 'preparing' &&
    (await isUnpaid(ctx, locked.order)) &&
    (await db.$count(orders, and(eq(orders.orderId, orderId), hasPaymentFault(db))))
  )
    return 'unpaid'
  const [same] = await db
    .select({ seq: shipments.shipmentSeq })
    .from(shipments)
    .where(and(eq(shipments.carrier, carrier), eq(shipments.trackingNo, trackingNo)))
  if (same && same.seq !== shipmentSeq) return 'usedNumber'
  let sent = shipmentSeq
  if (shipmentSeq === undefined) {
    const [row] = await db
      .insert(shipments)
      .values({ orderId, carrier, trackingNo, shippedAt: now })
      .onConflictDoNothing()
      .returning({ seq: shipments.shipmentSeq })
    if (!row) return 'usedNumber'
    sent = row.seq
  } else {
    const [row] = await db
      .update(shipments)
      .set({ carrier, trackingNo })
      .where(and(eq(shipments.orderId, orderId), eq(shipments.shipmentSeq, shipmentSeq)))
      .returning({ seq: shipments.shipmentSeq })
    if (!row) return 'wrongState'
  }
  await startTrack(ctx, { of: { shipmentSeq: sent! }, carrier, trackingNo })
  const movedBy = `staff:${ctx.session.staff!.id}`
  if (state === 'preparing') await moveOrder(ctx, locked, { to: 'shipped', movedBy, reason: '상품을 보냈습니다.' })
  else await raiseVersion(ctx, locked)
  await tellBuyer(ctx, locked.order, 'shipped', 0)
  const detail = { carrier, trackingNo, ...(shipmentSeq === undefined ? {} : { shipmentSeq }) }
  ctx.audit('order.ship', orderTarget(orderId), detail, whoseOrder(locked.order))
  return undefined
}
