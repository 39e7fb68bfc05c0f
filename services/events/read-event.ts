import { and, eq } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize'
import * as contracts from '@/schemas/api/events'
import { events } from '@/services/db/tables'
import { answer, fail } from '@/services/kit/service'
import { presentEvent } from './present'

export const readEvent = answer(contracts.readEvent, 'services/events/read-event.ts', async ({ eventSeq }, { db, siteId }) => {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq)))
  if (!event) throw fail(contracts.readEvent, 'missing')
  return { item: { ...presentEvent(event), APPLY_BTN_YN: event.applyBtnYn, CONTENT_PC: sanitizeHtml(event.contentPc) } }
})
