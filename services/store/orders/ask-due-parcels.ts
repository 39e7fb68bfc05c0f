import { and, asc, eq, isNotNull, lte, min } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { parcelTracks } from '@/services/db/tables/parcels'
import { askParcel } from '../domain/parcels/ask-parcel'

type Where = { siteId: string; now: Date }
const AT_ONCE = 20

/**
 * Asks about the parcels that are due, one after the other. Where the service itself is away, the others wait as well.
 * @returns false where it is away.
 */
export async function askDueParcels(open: OpenDatabase, where: Where): Promise<boolean> {
  const due = await open.db
    .select({ trackSeq: parcelTracks.trackSeq })
    .from(parcelTracks)
    .where(and(eq(parcelTracks.siteId, where.siteId), lte(parcelTracks.nextAskAt, where.now)))
    .orderBy(asc(parcelTracks.nextAskAt))
    .limit(AT_ONCE)
  for (const { trackSeq } of due) if ((await askParcel(open, where, trackSeq, 'clock')) === 'away') return false
  return true
}

export async function nextParcel({ db }: OpenDatabase, siteId: string): Promise<number> {
  const [next] = await db
    .select({ at: min(parcelTracks.nextAskAt) })
    .from(parcelTracks)
    .where(and(eq(parcelTracks.siteId, siteId), isNotNull(parcelTracks.nextAskAt)))
  return next?.at?.getTime() ?? Infinity
}
