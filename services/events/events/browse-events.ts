import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/events/staff'
import { EVENT_STATES } from '@/schemas/api/events/staff'
import { contains } from '@/services/db/contains'
import { eventEntries, events } from '@/services/db/tables/events'
import { operation, type Ctx } from '@/services/kit/service'
import { isWaiting } from '../domain/is-waiting'
import { isInState, staffEventState } from '../domain/staff-event-state'

type Wanted = Input<typeof contracts.browseEvents>

export const browseEvents = operation(contracts.browseEvents, async (wanted, ctx) => {
  const { db, siteId, now } = ctx
  const { state, page = 1, size = 20 } = wanted
  const among = and(eq(events.siteId, siteId), ...filtersOf(wanted), wanted.waits && isWaiting(wanted.waits, ctx))!
  const counted = await Promise.all(
    EVENT_STATES.map(async (one) => [one, await db.$count(events, and(among, isInState(one, now)))] as const),
  )
  const numbers = Object.fromEntries(counted) as Record<(typeof EVENT_STATES)[number], number>
  const counts = { all: counted.reduce((sum, [, number]) => sum + number, 0), ...numbers }
  const rows = await db
    .select()
    .from(events)
    .where(state === undefined ? among : and(among, isInState(state, now)))
    .orderBy(orderOf(wanted), desc(events.eventSeq))
    .limit(size)
    .offset((page - 1) * size)
  const entriesOf = await countEntries(
    ctx,
    rows.map(({ eventSeq }) => eventSeq),
  )
  const items = rows.map((event) => ({
    eventSeq: event.eventSeq,
    eventName: event.eventName,
    eventType: event.eventType,
    state: staffEventState(event, now),
    openStrDate: event.openStrDate.toISOString(),
    openEndDate: event.openEndDate.toISOString(),
    entries: entriesOf.get(event.eventSeq) ?? 0,
    places: event.places,
    updatedAt: event.updatedAt.toISOString(),
  }))
  return { items, totalCount: state === undefined ? counts.all : counts[state], item: { counts } }
})

function filtersOf({ search = '', eventType }: Wanted): SQL[] {
  const words = search.normalize('NFC').split(/\s+/).filter(Boolean)
  return [
    ...(eventType === undefined ? [] : [eq(events.eventType, eventType)]),
    ...words.map((word) => or(contains(events.eventName, word), sql`${events.eventSeq}::text = ${word}`)!),
  ]
}

function orderOf({ sort = 'openStrDate', direction }: Wanted): SQL {
  const by = {
    openStrDate: sql`${events.openStrDate}`,
    openEndDate: sql`${events.openEndDate}`,
    updatedAt: sql`${events.updatedAt}`,
    eventName: sql`lower(${events.eventName}) collate "C"`,
  }[sort]
  return (direction ?? (sort === 'eventName' ? 'asc' : 'desc')) === 'desc' ? desc(by) : asc(by)
}

async function countEntries({ db, siteId }: Ctx, seqs: readonly number[]): Promise<Map<number, number>> {
  if (seqs.length === 0) return new Map()
  const rows = await db
    .select({ eventSeq: eventEntries.eventSeq, total: count() })
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, siteId), inArray(eventEntries.eventSeq, [...seqs]), eq(eventEntries.kind, 'apply')))
    .groupBy(eventEntries.eventSeq)
  return new Map(rows.map(({ eventSeq, total }) => [eventSeq, total]))
}
