import { and, desc, eq, or, sql } from 'drizzle-orm'
import { formatDay } from '@/schemas/words/dates'
import { contains } from '@/services/db/contains'
import { events } from '@/services/db/tables/events'
import { MOST_FOUND, type Finder } from '@/services/parts/finders'

const byName: Finder = async (search, { db, siteId, rights }) => {
  if (!rights.sees('events')) return []
  const words = search.normalize('NFC').split(/\s+/)
  const rows = await db
    .select({ id: events.eventSeq, name: events.eventName, from: events.openStrDate, until: events.openEndDate })
    .from(events)
    .where(
      and(eq(events.siteId, siteId), ...words.map((word) => or(contains(events.eventName, word), sql`${events.eventSeq}::text = ${word}`))),
    )
    .orderBy(desc(events.openStrDate), desc(events.eventSeq))
    .limit(MOST_FOUND)
  return rows.map(({ id, name, from, until }) => ({
    kind: '이벤트',
    id: String(id),
    name,
    detail: `${formatDay(from.toISOString())}부터 ${formatDay(until.toISOString())}까지`,
    path: `/ice_builder/events/${id}`,
  }))
}

export const eventFinders: readonly Finder[] = [byName]
