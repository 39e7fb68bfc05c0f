import { and, arrayContains, asc, eq, gte, inArray } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/popups'
import { eventOfPath } from '@/schemas/rules/events/event-path'
import type { Database } from '@/services/db/database'
import { events } from '@/services/db/tables/events'
import { popups } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'

export const listPopups = operation(contracts.listPopups, async ({ pageRoute }, { db, siteId, now }) => {
  const rows = await db
    .select()
    .from(popups)
    .where(and(eq(popups.siteId, siteId), eq(popups.isOn, true), gte(popups.openUntil, now), arrayContains(popups.routes, [pageRoute])))
    .orderBy(asc(popups.orderNo), asc(popups.popupId))
  const windows = await windowsOf(rows, db, siteId)
  const items = rows.flatMap((row) => {
    const eventSeq = eventOfPath(row.link)
    const period = eventSeq === undefined ? row : within(row, windows.get(eventSeq))
    if (!period || period.openUntil < now) return []
    // A popup that opens later is not in the answer, but limits its freshness.
    holdsUntil((period.openFrom > now ? period.openFrom : period.openUntil).getTime() + 1)
    return period.openFrom > now ? [] : [present(row, period.openUntil, eventSeq)]
  })
  return { items }
})

type Row = typeof popups.$inferSelect
interface Period {
  openFrom: Date
  openUntil: Date
}

/** Open periods of the events that these popups link to. */
async function windowsOf(rows: readonly Row[], db: Database, siteId: string): Promise<Map<number, Period>> {
  const numbers = rows.flatMap(({ link }) => eventOfPath(link) ?? [])
  if (numbers.length === 0) return new Map()
  const found = await db
    .select({ eventSeq: events.eventSeq, openFrom: events.openStrDate, openUntil: events.openEndDate })
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.publishedYn, 'Y'), inArray(events.eventSeq, numbers)))
  return new Map(found.map(({ eventSeq, ...period }) => [eventSeq, period]))
}

/** A popup of an event is shown while both are open (S-EVT-7); that of a deleted event never is. */
const within = (popup: Period, event: Period | undefined): Period | undefined =>
  event && {
    openFrom: popup.openFrom > event.openFrom ? popup.openFrom : event.openFrom,
    openUntil: popup.openUntil < event.openUntil ? popup.openUntil : event.openUntil,
  }

const present = ({ popupId, title, contents, link, applyLimitType }: Row, openUntil: Date, eventSeq: number | undefined) => ({
  popupId,
  title,
  content: sanitizeHtml(contents),
  link,
  applyLimitType: applyLimitType === '3' ? ('3' as const) : ('2' as const),
  openUntil: openUntil.toISOString(),
  eventSeq: eventSeq ?? null,
})
