import { and, eq } from 'drizzle-orm'
import { EVENT_WAIT_WORDS, EVENT_WAITS } from '@/schemas/rules/events/event-waits'
import { waitsFor } from '@/schemas/rules/base/waits-for'
import { events } from '@/services/db/tables/events'
import type { Queue } from '@/services/parts/queues'
import { isWaiting } from './is-waiting'

/** Each number is that of the list which it opens. */
const eventsWaiting: Queue = async (ctx) => {
  if (!waitsFor(ctx.rights, 'events')) return []
  return Promise.all(
    EVENT_WAITS.map(async (wait) => ({
      id: `events-to-${wait}`,
      words: EVENT_WAIT_WORDS[wait],
      count: await ctx.db.$count(events, and(eq(events.siteId, ctx.siteId), isWaiting(wait, ctx))),
      path: `/ice_builder/events?waits=${wait}`,
    })),
  )
}

export const eventQueues: readonly Queue[] = [eventsWaiting]
