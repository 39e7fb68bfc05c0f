// The same filter for the list and for the file that is made of it.
import { TZDate } from '@date-fns/tz'
import { and, eq, gte, inArray, lt, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { browseEntries } from '@/schemas/api/events/staff'
import { SEOUL } from '@/schemas/words/dates'
import { contains } from '@/services/db/contains'
import { eventEntries, surveyItems } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

export type EntryFilter = Omit<Input<typeof browseEntries>, 'direction' | 'page' | 'size'>

/** @param won winning entries of this event. */
export function entriesWanted({ siteId }: Ctx, filter: EntryFilter, won: readonly number[]): SQL {
  const { eventSeq, kind = 'apply', search, from, until, wonYn } = filter
  const words = search?.normalize('NFC').trim()
  return and(
    eq(eventEntries.siteId, siteId),
    eq(eventEntries.eventSeq, eventSeq),
    eq(eventEntries.kind, kind),
    from === undefined ? undefined : gte(eventEntries.appliedAt, startOf(from, 0)),
    until === undefined ? undefined : lt(eventEntries.appliedAt, startOf(until, 1)),
    wonYn === undefined ? undefined : isAmong(won, wonYn === 'Y'),
    words ? or(...SEARCHED.map((column) => contains(column, words)), startsWith(members.memberId, words)) : undefined,
  )!
}

const SEARCHED = [eventEntries.eventAnswer, eventEntries.data01, eventEntries.data02, eventEntries.data03, surveyItems.answer]

const startsWith = (column: typeof members.memberId, words: string): SQL =>
  sql`${column} like ${`${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`

function isAmong(won: readonly number[], isWanted: boolean): SQL {
  if (won.length === 0) return isWanted ? sql`false` : sql`true`
  return isWanted ? inArray(eventEntries.entrySeq, [...won]) : notInArray(eventEntries.entrySeq, [...won])
}

/** The first moment of a day in Seoul, or of a day that many days later. */
function startOf(day: string, later: number): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(new TZDate(year, month - 1, date + later, SEOUL).getTime())
}

/** Entries with related rows: the member may have withdrawn, an answer may belong to a survey. */
export const entryRows = ({ db }: Ctx) =>
  db
    .select({
      entrySeq: eventEntries.entrySeq,
      kind: eventEntries.kind,
      appliedAt: eventEntries.appliedAt,
      applyType: eventEntries.applyType,
      eventAnswer: eventEntries.eventAnswer,
      surveyAnswer: surveyItems.answer,
      data01: eventEntries.data01,
      data02: eventEntries.data02,
      data03: eventEntries.data03,
      memberNo: eventEntries.memberNo,
      memberId: members.memberId,
      status: members.status,
    })
    .from(eventEntries)
    .leftJoin(members, eq(members.memberNo, eventEntries.memberNo))
    .leftJoin(surveyItems, and(eq(surveyItems.surveySeq, eventEntries.surveySeq), eq(surveyItems.eventSeq, eventEntries.eventSeq)))

export type EntryRow = Awaited<ReturnType<typeof entryRows>>[number]

/** The answer of an entry: of a survey, or a simple one. */
export const answerOf = ({ surveyAnswer, eventAnswer }: EntryRow): string => surveyAnswer ?? eventAnswer
export const dataOf = ({ data01, data02, data03 }: EntryRow): string[] => [data01, data02, data03]
