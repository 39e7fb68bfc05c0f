// What every service needs that shows staff something of an event.
import { and, eq, gt, gte, inArray, lt, lte, type SQL } from 'drizzle-orm'
import type { StaffEventState } from '@/schemas/api/events/staff'
import { maskedId } from '@/schemas/rules/base/masked-contact'
import { staff } from '@/services/db/tables/auth'
import { eventDraws, eventEntries, events } from '@/services/db/tables/events'
import type { Ctx, Fails } from '@/services/kit/service'

export type EventRow = typeof events.$inferSelect

/** How an event stands for staff: what visitors do not see yet is a draft, whatever its dates say. */
export function staffEventState({ publishedYn, openStrDate, openEndDate }: EventRow, now: Date): StaffEventState {
  if (publishedYn === 'N') return 'draft'
  if (openStrDate > now) return 'upcoming'
  return openEndDate < now ? 'finished' : 'open'
}

/** The same, asked of the database. */
export function isInState(state: StaffEventState, now: Date): SQL {
  if (state === 'draft') return eq(events.publishedYn, 'N')
  const window = {
    open: and(lte(events.openStrDate, now), gte(events.openEndDate, now)),
    upcoming: gt(events.openStrDate, now),
    finished: lt(events.openEndDate, now),
  }[state]
  return and(eq(events.publishedYn, 'Y'), window)!
}

/** @throws the contract's `missing`. @param lock held until the end of the transaction. */
export async function requireEvent(
  { db, siteId, fail }: Ctx & Fails<'missing'>,
  eventSeq: number,
  { lock = false } = {},
): Promise<EventRow> {
  const found = db
    .select()
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.eventSeq, eventSeq)))
  const [event] = lock ? await found.for('update') : await found
  if (!event) throw fail('missing')
  return event
}

/** Entries that won in this event, in any draw. */
export async function wonEntries({ db, siteId }: Ctx, eventSeq: number): Promise<number[]> {
  const rows = await db
    .select({ winners: eventDraws.winners })
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), eq(eventDraws.eventSeq, eventSeq)))
  return rows.flatMap(({ winners }) => winners)
}

/** Members of these entries. */
export async function membersOfEntries({ db, siteId }: Ctx, entrySeqs: readonly number[]): Promise<Map<number, string>> {
  if (entrySeqs.length === 0) return new Map()
  const rows = await db
    .select({ entrySeq: eventEntries.entrySeq, memberNo: eventEntries.memberNo })
    .from(eventEntries)
    .where(and(eq(eventEntries.siteId, siteId), inArray(eventEntries.entrySeq, [...entrySeqs])))
  return new Map(rows.map(({ entrySeq, memberNo }) => [entrySeq, memberNo]))
}

/** The member of an entry, as a list may show them: nothing sealed is opened for it. */
export function shownMember(member: { memberId: string | null; status: string | null }): string {
  if (member.status === null || member.status === 'WITHDRAWN') return '탈퇴한 회원'
  return member.memberId === null ? '소셜 계정' : maskedId(member.memberId)
}

/** Names of staff by their ids. */
export async function namesOfStaff({ db }: Ctx, ids: readonly string[]): Promise<(id: string) => { id: string; name: string }> {
  const rows =
    ids.length > 0
      ? await db
          .select({ id: staff.id, name: staff.name })
          .from(staff)
          .where(inArray(staff.id, [...ids]))
      : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => ({ id, name: names.get(id) ?? '시스템' })
}
