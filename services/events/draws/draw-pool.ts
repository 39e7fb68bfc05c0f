import { and, eq, min } from 'drizzle-orm'
import { eventEntries } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { membersOfEntries, wonEntries } from '../domain/won-entries'

/** Entries of a draw: the first of every active member who has not won in this event yet, in order. */
export async function drawPool(ctx: Ctx, eventSeq: number): Promise<number[]> {
  const { db, siteId } = ctx
  const won = new Set((await membersOfEntries(ctx, await wonEntries(ctx, eventSeq))).values())
  const rows = await db
    .select({ memberNo: eventEntries.memberNo, entrySeq: min(eventEntries.entrySeq) })
    .from(eventEntries)
    .innerJoin(members, and(eq(members.memberNo, eventEntries.memberNo), eq(members.status, 'NORMAL')))
    .where(and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, eventSeq), eq(eventEntries.kind, 'apply')))
    .groupBy(eventEntries.memberNo)
  return rows.flatMap(({ memberNo, entrySeq }) => (won.has(memberNo) || entrySeq === null ? [] : [entrySeq])).sort((a, b) => a - b)
}
