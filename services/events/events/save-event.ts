import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventFormProblems } from '@/schemas/rules/events/event-form'
import { events } from '@/services/db/tables/events'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { eventColumns } from './event-columns'
import { auditName, savedMeanwhile } from './last-editor'
import { readEventForm } from './read-event-form'
import { storeGame } from './store-game'

export const saveEvent = operation(contracts.saveEvent, async ({ eventSeq, version, form }, ctx) => {
  const { db, now } = ctx
  const event = await requireEvent(ctx, eventSeq, { lock: true })
  if (event.version !== version) throw ctx.fail('stale', await savedMeanwhile(ctx, event))
  // Visitors see what is saved of a published event at once.
  if (event.publishedYn === 'Y') requireRight(ctx, 'events', 'publish')
  const problems = eventFormProblems(form, { isStrict: event.publishedYn === 'Y' })
  if (problems.length > 0) throw ctx.fail('invalid', { problems })

  const before = await readEventForm(ctx, event)
  const next = version + 1
  await db
    .update(events)
    .set({ ...eventColumns(form), version: next, updatedAt: now })
    .where(eq(events.eventSeq, eventSeq))
  await storeGame(ctx, eventSeq, form)
  ctx.touch('events', `event:${eventSeq}`)
  // Names of the changed fields, never the answers themselves.
  const changed = Object.keys(form).filter((name) => !isAlike(form[name as keyof typeof form], before[name as keyof typeof before]))
  ctx.audit('event.save', auditName(eventSeq), { version: next, changed })
  return { item: { eventSeq, version: next, updatedAt: now.toISOString() } }
})

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
