import { and, desc, eq, inArray } from 'drizzle-orm'
import { eventOfPath, eventPath } from '@/schemas/rules/events/event-path'
import { events } from '@/services/db/tables/events'
import type { AtAddress, LinkPlace, LinkSource, LinkTarget } from '@/services/records/link-sources'
import { staffEventState } from './staff-event-state'

const KIND = { kind: 'events', title: '이벤트' }
/** The newest ones; who links to an older one pastes its address. */
const SEARCHED = 2_000
const STATES = { draft: 'draft', upcoming: 'scheduled', open: 'live', finished: 'ended' } as const

const COLUMNS = {
  id: events.eventSeq,
  name: events.eventName,
  type: events.eventType,
  pageType: events.pageType,
  picture: events.imgBannerPc,
  publishedYn: events.publishedYn,
  openStrDate: events.openStrDate,
  openEndDate: events.openEndDate,
  updatedAt: events.updatedAt,
}

export const eventLinks: LinkSource = {
  kinds: ({ rights }) => (rights.sees('events') ? [KIND] : []),
  async find(search, _kinds, ctx) {
    const rows = await ctx.db
      .select(COLUMNS)
      .from(events)
      .where(eq(events.siteId, ctx.siteId))
      .orderBy(desc(events.openStrDate), desc(events.eventSeq))
      .limit(SEARCHED)
    const all = rows.map((row) => targetOf(row, ctx.now))
    return search.startsWith('/') ? all.filter(({ address }) => address.startsWith(search)) : all
  },
  async at(paths, { db, siteId, now }: LinkPlace) {
    const numbers = new Map(paths.flatMap((path) => [[path, eventOfPath(path)] as const]).filter(([, number]) => number !== undefined))
    if (numbers.size === 0) return new Map<string, AtAddress>()
    const rows = await db
      .select(COLUMNS)
      .from(events)
      .where(and(eq(events.siteId, siteId), inArray(events.eventSeq, [...new Set(numbers.values())] as number[])))
    const known = new Map(rows.map((row) => [row.id, targetOf(row, now)]))
    return new Map(
      [...numbers].map(([path, number]): [string, AtAddress] => {
        const target = known.get(number!)
        return [path, target ? { is: 'target', target } : { is: 'missing', ...KIND }]
      }),
    )
  },
}

type Row = Pick<typeof events.$inferSelect, 'publishedYn' | 'openStrDate' | 'openEndDate'> & {
  id: number
  name: string
  type: string
  pageType: string
  picture: string
  updatedAt: Date
}

function targetOf(row: Row, now: Date): LinkTarget {
  return {
    ...KIND,
    id: String(row.id),
    name: row.name,
    address: eventPath({ EVENT_SEQ: row.id, EVENT_TYPE: row.type, PAGE_TYPE: row.pageType }),
    picture: row.picture,
    state: STATES[staffEventState(row, now)],
    from: row.openStrDate.toISOString(),
    until: row.openEndDate.toISOString(),
    at: row.updatedAt.toISOString(),
  }
}
