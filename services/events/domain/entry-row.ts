// The one row of an entry. Whether a member may have another one is decided by the statement that writes it: an index for those
// who press twice at once, and a condition for what was entered before under another limit.
import { and, count, eq, max, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { APPLY_DAY_ZONE, applyDay, limitReached } from '@/schemas/rules/events/may-enter'
import type { Database } from '@/services/db/database'
import { eventEntries } from '@/services/db/tables/events'
import type { EventTerms } from './event-terms'
import { lookUpTogether } from '@/services/kit/together'

export interface EntryData {
  /** Template code, or what the call names (Q-076). */
  applyType?: string | undefined
  data01?: string | undefined
  data02?: string | undefined
  data03?: string | undefined
  surveySeq?: number | undefined
  eventAnswer?: string | undefined
}

/** Whose entry, into what, and what allows one (more). */
export interface EntryKey {
  siteId: string
  eventSeq: number
  memberNo: string
  kind: 'apply' | 'share'
  slot: string
  /** Which earlier entries stand in the way, whatever their slot. */
  after: 'ever' | 'day' | 'nothing'
}

/** An entry that wants to be stored. */
export interface EntryRow extends EntryKey, EntryData {
  now: Date
}

/** Once for an event, or as often as its limit says (Q-077, V-EVT-6 to V-EVT-8). */
export function slotOf(
  { APPLY_LIMIT_TYPE }: Pick<EventTerms, 'APPLY_LIMIT_TYPE'>,
  once: boolean,
  now: Date,
): Pick<EntryKey, 'slot' | 'after'> {
  if (APPLY_LIMIT_TYPE === '2') return { slot: applyDay(now), after: once ? 'ever' : 'day' }
  return once || APPLY_LIMIT_TYPE === '3' ? { slot: 'once', after: 'ever' } : { slot: randomUUID(), after: 'nothing' }
}

const keyOf = ({ siteId, eventSeq, memberNo, kind, slot }: Omit<EntryKey, 'after'>): string =>
  [siteId, eventSeq, memberNo, kind, slot].join('\n')

/** Number of each entry that was stored; undefined where its member has one already. One statement, as a rule. */
export async function storeEntries(db: Database, rows: readonly EntryRow[]): Promise<(number | undefined)[]> {
  const stored = new Map<EntryRow, number>()
  let waiting = rows
  while (waiting.length > 0) {
    // Of those who want the same, one is asked for; another may still be allowed what that one was refused.
    const asked = new Map<string, EntryRow>()
    for (const row of waiting) if (!asked.has(keyOf(row))) asked.set(keyOf(row), row)
    for (const [key, number] of await insert(db, [...asked.values()])) stored.set(asked.get(key)!, number)
    waiting = waiting.filter((row) => row.after !== asked.get(keyOf(row))!.after)
  }
  return rows.map((row) => stored.get(row))
}

/** Half a sign, which no database takes, would spoil the entries of everybody in the statement. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

type StoredRow = Omit<EntryKey, 'after'> & { number: number }

/** @param rows each with a key of its own. */
async function insert(db: Database, rows: readonly EntryRow[]): Promise<Map<string, number>> {
  const values = rows.map(({ now, ...row }) => ({
    ...row,
    ...(row.after === 'day' ? { day: applyDay(now) } : {}),
    appliedAt: now.toISOString(),
  }))
  const { rows: stored } = await db.execute<StoredRow>(sql`
    insert into ${eventEntries}
      (site_id, event_seq, member_no, kind, slot, apply_type, data01, data02, data03, survey_seq, event_answer, applied_at)
    select v."siteId", v."eventSeq", v."memberNo", v.kind, v.slot, coalesce(v."applyType", ''), coalesce(v.data01, ''), coalesce(v.data02, ''),
      coalesce(v.data03, ''), v."surveySeq", coalesce(v."eventAnswer", ''), v."appliedAt"
    from jsonb_to_recordset(${JSON.stringify(values, wellFormed)}::jsonb) as v("siteId" text, "eventSeq" int, "memberNo" text, kind text,
      slot text, after text, day text, "applyType" text, data01 text, data02 text, data03 text, "surveySeq" int, "eventAnswer" text,
      "appliedAt" timestamptz)
    where v.after = 'nothing' or not exists (
      select from ${eventEntries} e
      where e.site_id = v."siteId" and e.event_seq = v."eventSeq" and e.member_no = v."memberNo" and e.kind = v.kind
        and (v.after = 'ever' or to_char(e.applied_at at time zone ${APPLY_DAY_ZONE}::text, 'YYYY-MM-DD') = v.day))
    -- One order, or two processes could wait for each other.
    order by v."siteId", v."eventSeq", v."memberNo", v.kind, v.slot
    on conflict do nothing
    returning site_id as "siteId", event_seq as "eventSeq", member_no as "memberNo", kind, slot, entry_seq as number`)
  return new Map(stored.map((row) => [keyOf(row), row.number]))
}

type Person = Pick<EntryKey, 'siteId' | 'eventSeq' | 'memberNo'>
const personOf = ({ siteId, eventSeq, memberNo }: Person): string => JSON.stringify([siteId, eventSeq, memberNo])

const standings = lookUpTogether(async (db, people: string[]) => {
  const { siteId, eventSeq, memberNo, kind, appliedAt } = eventEntries
  const asked = sql`(select p ->> 0, (p ->> 1)::int, p ->> 2 from jsonb_array_elements(${`[${people.join()}]`}::jsonb) p)`
  const rows = await db
    .select({ siteId, eventSeq, memberNo, all: count(), last: max(appliedAt) })
    .from(eventEntries)
    .where(and(eq(kind, 'apply'), sql`(${siteId}, ${eventSeq}, ${memberNo}) in ${asked}`))
    .groupBy(siteId, eventSeq, memberNo)
  return new Map(rows.map((row) => [personOf(row), row]))
})

/** What a member has done in an event so far, for its limit. */
export async function entriesOf(db: Database, person: Person): Promise<{ APPLY_CNT: number; LAST_APPLY_DT: string | null }> {
  const row = await standings(db, personOf(person))
  return { APPLY_CNT: row?.all ?? 0, LAST_APPLY_DT: row?.last?.toISOString() ?? null }
}

/** Which limit a member has reached, where a call takes one entry only too (Q-077). */
export async function limitOf(
  db: Database,
  event: EventTerms,
  { siteId, memberNo, once, now }: { siteId: string; memberNo: string; once: boolean; now: Date },
): Promise<'today' | 'already' | undefined> {
  const standing = await entriesOf(db, { siteId, eventSeq: event.eventSeq, memberNo })
  const reached = limitReached({ APPLY_LIMIT_TYPE: event.APPLY_LIMIT_TYPE, ...standing }, now)
  return reached ?? (once && standing.APPLY_CNT > 0 ? 'already' : undefined)
}
