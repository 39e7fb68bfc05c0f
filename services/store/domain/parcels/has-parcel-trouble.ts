import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { SILENCE, TROUBLED } from '@/schemas/rules/store/parcel-tracking'
import type { Database } from '@/services/db/database'
import { orders, shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'

/** Orders on their way of which somebody has to look after a parcel: it was not handed over, something happened to it, or nobody says where it is. */
export function hasParcelTrouble(db: Database, now: Date): SQL {
  const { status, stepAt, startedAt, nextAskAt, askedAt } = parcelTracks
  const silent = lt(sql`coalesce(${stepAt}, ${startedAt})`, new Date(now.getTime() - SILENCE).toISOString())
  const lost = and(isNull(stepAt), isNull(nextAskAt))
  return and(
    eq(orders.state, 'shipped'),
    exists(
      db
        .select({ one: sql`1` })
        .from(shipments)
        .innerJoin(parcelTracks, eq(parcelTracks.shipmentSeq, shipments.shipmentSeq))
        .where(
          and(
            eq(shipments.orderId, orders.orderId),
            or(inArray(status, [...TROUBLED]), and(isNotNull(askedAt), or(isNull(status), ne(status, 'DELIVERED')), or(silent, lost))),
          ),
        ),
    ),
  )!
}
