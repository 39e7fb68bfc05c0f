import { and, count, desc, eq, gt, gte, lt, lte, min } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/events'
import { events } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { picturesOf, presentEvent } from './present'

/** Ongoing from the first to the last moment of the window, finished from the moment after (S-EVT-12). */
export const listEvents = operation(contracts.listEvents, async ({ page = 1, size = 12, eventTab = 'ongoing' }, { db, siteId, now }) => {
  const ours = and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'))
  const isOngoing = eventTab === 'ongoing'
  const wanted = isOngoing ? and(ours, lte(events.openStrDate, now), gte(events.openEndDate, now)) : and(ours, lt(events.openEndDate, now))
  const rows = await db
    .select()
    .from(events)
    .where(wanted)
    .orderBy(desc(isOngoing ? events.openStrDate : events.openEndDate), desc(events.eventSeq))
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db.select({ total: count() }).from(events).where(wanted)
  const [opening] = await db
    .select({ at: min(events.openStrDate) })
    .from(events)
    .where(and(ours, gt(events.openStrDate, now)))
  const [closing] = await db
    .select({ at: min(events.openEndDate) })
    .from(events)
    .where(and(ours, gte(events.openEndDate, now)))
  if (isOngoing) holdsUntil(opening?.at?.getTime())
  if (closing?.at) holdsUntil(closing.at.getTime() + 1)
  const shapeOf = await pictureShapes(picturesOf(rows), { db, siteId })
  return { items: rows.map((event) => presentEvent(event, shapeOf)), totalCount: all?.total ?? 0 }
})
