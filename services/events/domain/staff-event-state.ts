import { and, eq, gt, gte, lt, lte, type SQL } from 'drizzle-orm'
import type { StaffEventState } from '@/schemas/api/events/staff'
import { events } from '@/services/db/tables/events'
import type { EventRow } from './require-event'

/** The state of an event for staff: an unpublished event is a draft, whatever its dates. */
export function staffEventState(
  { publishedYn, openStrDate, openEndDate }: Pick<EventRow, 'publishedYn' | 'openStrDate' | 'openEndDate'>,
  now: Date,
): StaffEventState {
  if (publishedYn === 'N') return 'draft'
  if (openStrDate > now) return 'upcoming'
  return openEndDate < now ? 'finished' : 'open'
}

/** The same as a condition of a query. */
export function isInState(state: StaffEventState, now: Date): SQL {
  if (state === 'draft') return eq(events.publishedYn, 'N')
  const window = {
    open: and(lte(events.openStrDate, now), gte(events.openEndDate, now)),
    upcoming: gt(events.openStrDate, now),
    finished: lt(events.openEndDate, now),
  }[state]
  return and(eq(events.publishedYn, 'Y'), window)!
}
