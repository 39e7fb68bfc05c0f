import { and, eq, gt, gte, lt, lte, type SQL } from 'drizzle-orm'
import type { StaffEventState } from '@/schemas/api/events/staff'
import { events } from '@/services/db/tables/events'
import type { EventRow } from './require-event'

/** How an event stands for staff: what visitors do not see yet is a draft, whatever its dates say. */
export function staffEventState({ publishedYn, openStrDate, openEndDate }: EventRow, now: Date): StaffEventState {
  if (publishedYn === 'N') return 'draft'
  if (openStrDate > now) return 'upcoming'
  return openEndDate < now ? 'finished' : 'open'
}

/** The same, asked of the database. */
export function isInState(state: StaffEventState, now: Date): SQL {
  if (state === 'draft') return eq(events.publishedYn, 'N')
  const window = {
    open: and(lte(events.openStrDate, now), gte(events.openEndDate, now)),
    upcoming: gt(events.openStrDate, now),
    finished: lt(events.openEndDate, now),
  }[state]
  return and(eq(events.publishedYn, 'Y'), window)!
}
