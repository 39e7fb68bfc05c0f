import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { eventDraws } from '@/services/db/tables/draws'
import type { Ctx } from '@/services/kit/service'

/** The winning entries of those of these events whose winners were announced. */
export async function announcedWinners(
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
  eventSeqs: readonly number[],
): Promise<Map<number, Set<number>>> {
  if (eventSeqs.length === 0) return new Map()
  const { eventSeq, winners, winnerSeq } = eventDraws
  const draws = await db
    .select({ eventSeq, winners })
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), inArray(eventSeq, [...new Set(eventSeqs)]), isNotNull(winnerSeq)))
  const byEvent = new Map<number, Set<number>>()
  for (const draw of draws) byEvent.set(draw.eventSeq, new Set([...(byEvent.get(draw.eventSeq) ?? []), ...draw.winners]))
  return byEvent
}
