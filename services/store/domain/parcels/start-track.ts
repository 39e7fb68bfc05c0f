import { eq } from 'drizzle-orm'
import { carrierOf, isTrackingNo, plainTrackingNo } from '@/schemas/rules/store/carriers'
import { isTracked } from '@/schemas/rules/store/parcel-tracking'
import { parcelTracks } from '@/services/db/tables/parcels'
import { PARCELS_TAG } from './parcels-tag'
import type { StoreCtx } from '../orders/move-order'

interface Parcel {
  /** Whose parcel it is. */
  of: { shipmentSeq: number } | { returnSeq: number }
  carrier: string
  trackingNo: string
}

/** From now on the carrier is asked about this number of a parcel; what was known of an earlier number is forgotten. */
export async function startTrack({ db, siteId, now, touch }: StoreCtx, { of, carrier, trackingNo }: Parcel): Promise<void> {
  const own = 'shipmentSeq' in of ? eq(parcelTracks.shipmentSeq, of.shipmentSeq) : eq(parcelTracks.returnSeq, of.returnSeq)
  const [known] = await db.select({ carrier: parcelTracks.carrier, trackingNo: parcelTracks.trackingNo }).from(parcelTracks).where(own)
  if (known?.carrier === carrier && known.trackingNo === trackingNo) return
  await db.delete(parcelTracks).where(own)
  if (!isTracked(carrier)) return
  await db.insert(parcelTracks).values({ ...of, siteId, carrier, trackingNo, startedAt: now, nextAskAt: now })
  touch(PARCELS_TAG)
}

/** The same for a parcel that comes back: its carrier is what somebody typed, and one that nobody knows is not asked. */
export async function startReturnTrack(
  ctx: StoreCtx,
  { returnSeq, carrier: typed, trackingNo: number }: { returnSeq: number; carrier: string; trackingNo: string },
): Promise<void> {
  const [carrier, trackingNo] = [carrierOf(typed), plainTrackingNo(number)]
  const isKnown = carrier !== undefined && isTrackingNo(carrier, trackingNo)
  await startTrack(ctx, { of: { returnSeq }, carrier: isKnown ? carrier : 'own', trackingNo })
}
