import { and, eq, exists, isNull, lt, notExists } from 'drizzle-orm'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries, events, winners } from '@/services/db/tables/events'
import type { Queue } from '@/services/kit/queues'

const path = '/ice_builder/events?state=finished'

const eventsToDraw: Queue = async ({ db, siteId, now, rights }) => {
  if (!rights.sees('events')) return []
  const entered = db
    .select()
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, events.eventSeq)))
  const drawn = db.select().from(eventDraws).where(eq(eventDraws.eventSeq, events.eventSeq))
  const announced = db.select().from(winners).where(eq(winners.eventSeq, events.eventSeq))
  const finished = and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'), lt(events.openEndDate, now))
  const count = await db.$count(events, and(finished, exists(entered), notExists(drawn), notExists(announced)))
  return [{ id: 'events-to-draw', words: '당첨자를 정할 이벤트', count, path }]
}

const drawsToAnnounce: Queue = async ({ db, siteId, rights }) => {
  if (!rights.sees('events')) return []
  const count = await db.$count(eventDraws, and(eq(eventDraws.siteId, siteId), isNull(eventDraws.winnerSeq)))
  return [{ id: 'draws-to-announce', words: '당첨자를 정하고 발표하지 않은 추첨', count, path }]
}

export const eventQueues: readonly Queue[] = [eventsToDraw, drawsToAnnounce]
