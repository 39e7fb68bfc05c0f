import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { eventGames, events } from '@/services/db/tables/events'
import type { StoreCtx } from '@/services/records/record-store'
import { anyOf } from './any-of'
import { namesOfPath } from './names-of-path'

const SHOWN = 100

/** Events whose own link, text or game leads to one of these paths, as records are named. */
export async function eventsNaming({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, paths: readonly string[]) {
  if (paths.length === 0) return []
  const named = anyOf(paths.flatMap(namesOfPath))
  const rows = await db
    .select({ id: events.eventSeq, name: events.eventName, publishedYn: events.publishedYn })
    .from(events)
    .leftJoin(eventGames, eq(eventGames.eventSeq, events.eventSeq))
    .where(
      and(
        eq(events.siteId, siteId),
        or(
          // Before a query and a fragment as well.
          inArray(sql<string>`split_part(split_part(${events.eventLink}, '#', 1), '?', 1)`, [...paths]),
          sql`${events.contentPc} ~ ${named}`,
          sql`${eventGames.game}::text ~ ${named}`,
        ),
      ),
    )
    .orderBy(events.eventName, events.eventSeq)
    .limit(SHOWN)
  return rows.map(({ id, name, publishedYn }) => ({ type: 'events', id: String(id), name, published: publishedYn === 'Y' }))
}
