import { and, eq, inArray } from 'drizzle-orm'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'

/** Winning entries of this event, of any draw. */
export async function wonEntries({ db, siteId }: Ctx, eventSeq: number): Promise<number[]> {
  const rows = await db
    .select({ winners: eventDraws.winners })
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), eq(eventDraws.eventSeq, eventSeq)))
  return rows.flatMap(({ winners }) => winners)
}

/** Members of these entries. */
export async function membersOfEntries({ db, siteId }: Ctx, entrySeqs: readonly number[]): Promise<Map<number, string>> {
  if (entrySeqs.length === 0) return new Map()
  const rows = await db
    .select({ entrySeq: eventEntries.entrySeq, memberNo: eventEntries.memberNo })
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, siteId), inArray(eventEntries.entrySeq, [...entrySeqs])))
  return new Map(rows.map(({ entrySeq, memberNo }) => [entrySeq, memberNo]))
}
