import { eq, inArray } from 'drizzle-orm'
import type { Tracking } from '@/schemas/api/store/tracking'
import { isTracked, SILENCE, type TrackingState } from '@/schemas/rules/store/parcel-tracking'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { deliveryTracker } from '@/services/outside/delivery-tracker'
import type { TrackRow } from './after-answer'

interface Sent {
  shipment: typeof shipments.$inferSelect
  track: TrackRow | null
}

/** The parcels of orders, each with what is known of it; the first one that was sent is the first. */
export async function parcelsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, Sent[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ shipment: shipments, track: parcelTracks })
    .from(shipments)
    .leftJoin(parcelTracks, eq(parcelTracks.shipmentSeq, shipments.shipmentSeq))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(shipments.shipmentSeq)
  return Map.groupBy(rows, ({ shipment }) => shipment.orderId)
}

/** @param isDone whether what it brings is settled; a parcel that is no longer tracked is over then. */
export function presentTrack(
  carrier: string,
  track: TrackRow | null | undefined,
  { now, isDone }: { now: Date; isDone: boolean },
): Tracking {
  const isOver = isDone && !track?.nextAskAt
  const { status = null, steps = [], answeredAt = null, stepAt = null } = track ?? {}
  const isToday = status === 'OUT_FOR_DELIVERY' && !isOver && stepAt !== null && seoulDay(stepAt) === seoulDay(now)
  return {
    ...{ state: stateOf(carrier, track, now, isOver), status },
    todayYn: isToday ? 'Y' : 'N',
    answeredAt: answeredAt?.toISOString() ?? null,
    steps: steps.toReversed().map((step) => ({ status: step.status, place: step.place, at: step.at })),
  }
}

function stateOf(carrier: string, track: TrackRow | null | undefined, now: Date, isOver: boolean): TrackingState {
  if (carrier === 'own') return 'own'
  if (!track || !isTracked(carrier)) return 'off'
  const isLong = (since: Date): boolean => now.getTime() - since.getTime() > SILENCE
  if (track.stepAt) return isOver || track.status === 'DELIVERED' || !isLong(track.stepAt) ? 'known' : 'quiet'
  if (isOver || !deliveryTracker()) return 'off'
  return track.nextAskAt === null || isLong(track.startedAt) ? 'lost' : 'waiting'
}
