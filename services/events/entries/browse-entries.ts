import { and, asc, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { eventEntries, surveyItems } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { requireEvent } from '../domain/require-event'
import { shownMember } from '../domain/shown-member'
import { staffEventState } from '../domain/staff-event-state'
import { wonEntries } from '../domain/won-entries'
import { answerOf, dataOf, entriesWanted, entryRows } from './entry-rows'

export const browseEntries = operation(contracts.browseEntries, async ({ direction = 'desc', page = 1, size = 20, ...filter }, ctx) => {
  const { db, siteId, now } = ctx
  const event = await requireEvent(ctx, filter.eventSeq)
  const won = await wonEntries(ctx, filter.eventSeq)
  const wanted = entriesWanted(ctx, filter, won)
  const [all] = await db
    .select({ total: count() })
    .from(eventEntries)
    .leftJoin(members, eq(members.memberNo, eventEntries.memberNo))
    .leftJoin(surveyItems, and(eq(surveyItems.surveySeq, eventEntries.surveySeq), eq(surveyItems.eventSeq, eventEntries.eventSeq)))
    .where(wanted)
  const order = direction === 'asc' ? asc : desc
  const rows = await entryRows(ctx)
    .where(wanted)
    .orderBy(order(eventEntries.appliedAt), order(eventEntries.entrySeq))
    .limit(size)
    .offset((page - 1) * size)
  const winners = new Set(won)
  return {
    items: rows.map((row) => ({
      entrySeq: row.entrySeq,
      kind: row.kind,
      appliedAt: row.appliedAt.toISOString(),
      member: shownMember(row),
      applyType: row.applyType,
      answer: answerOf(row),
      data: dataOf(row),
      wonYn: winners.has(row.entrySeq) ? ('Y' as const) : ('N' as const),
    })),
    totalCount: all?.total ?? 0,
    item: {
      eventName: event.eventName,
      state: staffEventState(event, now),
      all: await db.$count(
        eventEntries,
        and(eq(eventEntries.siteId, siteId), eq(eventEntries.eventSeq, event.eventSeq), eq(eventEntries.kind, 'apply')),
      ),
    },
  }
})
