import { and, eq, like, or, sql } from 'drizzle-orm'
import { eventGames, events } from '@/services/db/tables/events'
import type { StoreCtx } from '@/services/records/record-store'
import { namesOfPath } from './names-of-path'

const SHOWN = 100

/** Events whose own link, text or game leads to one of these paths, as records are named. */
export async function eventsNaming({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, paths: readonly string[]) {
  if (paths.length === 0) return []
  const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
  const inText = paths.flatMap(namesOfPath).map((text) => `%${escaped(text)}%`)
  const rows = await db
    .select({ id: events.eventSeq, name: events.eventName, publishedYn: events.publishedYn })
    .from(events)
    .leftJoin(eventGames, eq(eventGames.eventSeq, events.eventSeq))
    .where(
      and(
        eq(events.siteId, siteId),
        or(
          ...paths.flatMap((path) => [
            eq(events.eventLink, path),
            like(events.eventLink, `${escaped(path)}?%`),
            like(events.eventLink, `${escaped(path)}#%`),
          ]),
          ...inText.flatMap((text) => [like(events.contentPc, text), like(sql<string>`${eventGames.game}::text`, text)]),
        ),
      ),
    )
    .orderBy(events.eventName, events.eventSeq)
    .limit(SHOWN)
  return rows.map(({ id, name, publishedYn }) => ({ type: 'events', id: String(id), name, published: publishedYn === 'Y' }))
}
