import { and, eq, exists, isNull, lt, notExists, type SQL } from 'drizzle-orm'
import type { EventWait } from '@/schemas/rules/events/event-waits'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries, events, winners } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'

/** Events that wait for staff. draw: over, entered, without winners; announce: a draw is made and not told. */
export function isWaiting(wait: EventWait, { db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>): SQL {
  const draws = db.select().from(eventDraws).where(eq(eventDraws.eventSeq, events.eventSeq))
  if (wait === 'announce')
    return exists(
      db
        .select()
        .from(eventDraws)
        .where(and(eq(eventDraws.eventSeq, events.eventSeq), isNull(eventDraws.winnerSeq))),
    )
  const entered = db
    .select()
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, events.eventSeq)))
  const announced = db.select().from(winners).where(eq(winners.eventSeq, events.eventSeq))
  return and(eq(events.publishedYn, 'Y'), lt(events.openEndDate, now), exists(entered), notExists(draws), notExists(announced))!
}
