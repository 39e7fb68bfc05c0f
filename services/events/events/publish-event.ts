import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventFormProblems } from '@/schemas/rules/events/event-form'
import { events } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { auditName, savedMeanwhile } from './last-editor'
import { readEventForm } from './read-event-form'

/** Publishing checks the event strictly, so that no quiz without a solution is published. */
export const publishEvent = operation(contracts.publishEvent, async ({ eventSeq, version, publishedYn }, ctx) => {
  const event = await requireEvent(ctx, eventSeq, { lock: true })
  if (event.version !== version) throw ctx.fail('stale', await savedMeanwhile(ctx, event))
  if (publishedYn === 'Y') {
    const problems = eventFormProblems(await readEventForm(ctx, event), { isStrict: true })
    if (problems.length > 0) throw ctx.fail('invalid', { problems })
  }
  const next = version + 1
  await ctx.db.update(events).set({ publishedYn, version: next, updatedAt: ctx.now }).where(eq(events.eventSeq, eventSeq))
  ctx.touch('events', `event:${eventSeq}`)
  ctx.audit(publishedYn === 'Y' ? 'event.publish' : 'event.withdraw', auditName(eventSeq), { version: next })
  return { item: { eventSeq, version: next, updatedAt: ctx.now.toISOString() } }
})
