import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventPath, FINISHED_EVENTS } from '@/schemas/rules/events/event-path'
import { eventEntries } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { staffEventState } from '../domain/staff-event-state'
import { lastEditor } from './last-editor'
import { readEventForm } from './read-event-form'

export const openEvent = operation(contracts.openEvent, async ({ eventSeq }, ctx) => {
  const { db, siteId, now } = ctx
  const event = await requireEvent(ctx, eventSeq)
  const state = staffEventState(event, now)
  const address = { EVENT_SEQ: eventSeq, EVENT_TYPE: event.eventType, PAGE_TYPE: event.pageType }
  return {
    item: {
      eventSeq,
      version: event.version,
      publishedYn: event.publishedYn,
      state,
      form: await readEventForm(ctx, event),
      path: state === 'finished' ? eventPath(address, FINISHED_EVENTS) : eventPath(address),
      entries: await db.$count(
        eventEntries,
        and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, eventSeq), eq(eventEntries.kind, 'apply')),
      ),
      updatedBy: await lastEditor(ctx, event),
      updatedAt: event.updatedAt.toISOString(),
    },
  }
})
