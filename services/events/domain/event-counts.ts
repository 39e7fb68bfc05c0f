import { and, eq, inArray } from 'drizzle-orm'
import { canonicalEventPath, eventOfPath } from '@/schemas/rules/events/event-path'
import { events } from '@/services/db/tables/events'
import type { CountKind } from '@/services/counts/count-kinds'

type Where = Parameters<NonNullable<CountKind['namesOf']>>[0]

async function eventsOf({ db, siteId }: Where, subjects: readonly string[]) {
  const seqs = subjects.map(Number).filter((seq) => Number.isSafeInteger(seq) && seq > 0 && seq <= 2_147_483_647)
  return db
    .select({ seq: events.eventSeq, title: events.eventName })
    .from(events)
    .where(and(eq(events.siteId, siteId), inArray(events.eventSeq, seqs)))
}
const namesOf: CountKind['namesOf'] = async (where, subjects) =>
  new Map((await eventsOf(where, subjects)).map(({ seq, title }) => [String(seq), { words: title, path: canonicalEventPath(seq) }]))

const views: CountKind = {
  kind: 'event',
  words: '이벤트 조회',
  subject: '이벤트',
  hasSource: true,
  seenOn({ path }) {
    const seq = eventOfPath(path)
    return seq === undefined ? undefined : String(seq)
  },
  // An event has no count of its own: it is only looked up.
  add: async (where, viewed) => new Set((await eventsOf(where, [...viewed.keys()])).map(({ seq }) => String(seq))),
  namesOf,
}
const entries: CountKind = { kind: 'entry', words: '이벤트 응모', subject: '이벤트', namesOf }

export const eventCounts: readonly CountKind[] = [views, entries]
