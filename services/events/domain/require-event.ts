import { and, eq } from 'drizzle-orm'
import { events } from '@/services/db/tables/events'
import type { Ctx, Fails } from '@/services/kit/service'

export type EventRow = typeof events.$inferSelect

/** @throws the contract's `missing`. @param lock held until the end of the transaction. */
export async function requireEvent(
  { db, siteId, fail }: Ctx & Fails<'missing'>,
  eventSeq: number,
  { lock = false } = {},
): Promise<EventRow> {
  const found = db
    .select()
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq)))
  const [event] = lock ? await found.for('update') : await found
  if (!event) throw fail('missing')
  return event
}
