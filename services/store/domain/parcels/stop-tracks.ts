import { eq, inArray } from 'drizzle-orm'
import { shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import type { StoreCtx } from '../orders/move-order'

/** Staff know that the parcels of an order have arrived: the carrier is asked no longer. */
export async function stopTracks({ db }: Pick<StoreCtx, 'db'>, orderId: string): Promise<void> {
  const own = db.select({ seq: shipments.shipmentSeq }).from(shipments).where(eq(shipments.orderId, orderId))
  await db.update(parcelTracks).set({ nextAskAt: null }).where(inArray(parcelTracks.shipmentSeq, own))
}
