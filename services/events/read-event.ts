import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events'
import { events } from '@/services/db/tables'
import { answer, fail } from '@/services/kit/service'
import { shapesOf } from '@/services/kit/shapes'
import { picturesOf, presentDetail } from './present'

export const readEvent = answer(contracts.readEvent, 'services/events/read-event.ts', async ({ eventSeq }, { db, siteId }) => {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq)))
  if (!event) throw fail(contracts.readEvent, 'missing')
  return { item: presentDetail(event, await shapesOf(picturesOf([event]), { db, siteId })) }
})
