// The row of an entry. The statement that writes it also decides whether the member may have another one: an index refuses simultaneous
// ones, and a condition refuses those after an entry under another limit.
import { and, count, eq, exists, max, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import { APPLY_DAY_ZONE, applyDay, limitReached } from '@/schemas/rules/events/may-enter'
import type { Database } from '@/services/db/database'
import { eventEntries } from '@/services/db/tables/events'
import type { EventTerms } from './event-terms'
import { batchLookup } from '@/services/db/batch'

export interface EntryData {
  /** Template code, or the name given by the call (Q-076). */
  applyType?: string | undefined
  data01?: string | undefined
  data02?: string | undefined
  data03?: string | undefined
  surveySeq?: number | undefined
  eventAnswer?: string | undefined
}

/** The member, the event, and the slot of an entry. */
export interface EntryKey {
  siteId: string
  eventSeq: number
  memberNo: string
  kind: 'apply' | 'share'
  slot: string
  /** Which earlier entries exclude a new one, whatever their slot. */
  after: 'ever' | 'day' | 'nothing'
}

/** An entry to be stored. */
export interface EntryRow extends EntryKey, EntryData {
  now: Date
}

/** The slot for a call that takes one entry only, or for the event's limit (Q-077, V-EVT-6 to V-EVT-8). */
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

/** Number of each stored entry; undefined when its member has one already. Usually one statement. */
export async function storeEntries(db: Database, rows: readonly EntryRow[]): Promise<(number | undefined)[]> {
  const stored = new Map<EntryRow, number>()
  let waiting = rows
  while (waiting.length > 0) {
    // Of equal requests only one is tried; another may still be allowed after a refusal.
    const asked = new Map<string, EntryRow>()
    for (const row of waiting) if (!asked.has(keyOf(row))) asked.set(keyOf(row), row)
    for (const [key, number] of await insert(db, [...asked.values()])) stored.set(asked.get(key)!, number)
    waiting = waiting.filter((row) => row.after !== asked.get(keyOf(row))!.after)
  }
  return rows.map((row) => stored.get(row))
}

/** A lone surrogate, which no database accepts, would fail the whole statement. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

const { entrySeq, siteId, eventSeq, memberNo, kind, slot, appliedAt } = eventEntries
const KEY = { siteId, eventSeq, memberNo, kind, slot }
/** Stored columns, by their names in the statement's JSON. */
const { applyType, data01, data02, data03, surveySeq, eventAnswer } = eventEntries
const COLUMNS = { ...KEY, applyType, data01, data02, data03, surveySeq, eventAnswer, appliedAt }

/** A value of the statement's JSON, from the record `v`. */
const given = (name: string): SQL => sql`v.${sql.identifier(name)}`
const list = (parts: SQLWrapper[]): SQL => sql.join(parts, sql`, `)
const nameOf = (column: PgColumn) => sql.identifier(column.name)

type StoredRow = Omit<EntryKey, 'after'> & { number: number }

/** @param rows each with its own key. */
async function insert(db: Database, rows: readonly EntryRow[]): Promise<Map<string, number>> {
  const values = rows.map(({ now, ...row }) => ({
    ...row,
    ...(row.after === 'day' ? { day: applyDay(now) } : {}),
    appliedAt: now.toISOString(),
  }))
  const columns = Object.entries<PgColumn>(COLUMNS)
  const record = list([
    ...columns.map(([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`),
    sql`after text`,
    sql`day text`,
  ])
  const earlier = alias(eventEntries, 'earlier')
  const dayOf = sql`to_char(${earlier.appliedAt} at time zone ${APPLY_DAY_ZONE}::text, 'YYYY-MM-DD')`
  const isTaken = exists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.siteId, given('siteId')),
          eq(earlier.eventSeq, given('eventSeq')),
          eq(earlier.memberNo, given('memberNo')),
          eq(earlier.kind, given('kind')),
          sql`(${given('after')} = 'ever' or ${dayOf} = ${given('day')})`,
        ),
      ),
  )
  const { rows: stored } = await db.execute<StoredRow>(sql`
    insert into ${eventEntries} (${list(columns.map(([, column]) => nameOf(column)))})
    select ${list(columns.map(([name, { default: otherwise }]) => (otherwise === undefined ? given(name) : sql`coalesce(${given(name)}, ${otherwise})`)))}
    from jsonb_to_recordset(${JSON.stringify(values, wellFormed)}::jsonb) as v(${record})
    where ${given('after')} = 'nothing' or not ${isTaken}
    -- One order, or two processes could wait for each other.
    order by ${list(Object.keys(KEY).map(given))}
    on conflict do nothing
    returning ${list(Object.entries<PgColumn>(KEY).map(([name, column]) => sql`${nameOf(column)} as ${sql.identifier(name)}`))},
      ${nameOf(entrySeq)} as number`)
  return new Map(stored.map((row) => [keyOf(row), row.number]))
}

type Person = Pick<EntryKey, 'siteId' | 'eventSeq' | 'memberNo'>
const personOf = ({ siteId, eventSeq, memberNo }: Person): string => JSON.stringify([siteId, eventSeq, memberNo])

const standings = batchLookup(async (db, people: string[]) => {
  const asked = sql`(select p ->> 0, (p ->> 1)::int, p ->> 2 from jsonb_array_elements(${`[${people.join()}]`}::jsonb) p)`
  const rows = await db
    .select({ siteId, eventSeq, memberNo, all: count(), last: max(appliedAt) })
    .from(eventEntries)
    .where(and(eq(kind, 'apply'), sql`(${siteId}, ${eventSeq}, ${memberNo}) in ${asked}`))
    .groupBy(siteId, eventSeq, memberNo)
  return new Map(rows.map((row) => [personOf(row), row]))
})

/** A member's earlier entries of an event, for its limit. */
export async function entriesOf(db: Database, person: Person): Promise<{ APPLY_CNT: number; LAST_APPLY_DT: string | null }> {
  const row = await standings(db, personOf(person))
  return { APPLY_CNT: row?.all ?? 0, LAST_APPLY_DT: row?.last?.toISOString() ?? null }
}

/** The limit that a member has reached, including that of a call that takes one entry only (Q-077). */
export async function limitOf(
  db: Database,
  event: EventTerms,
  { siteId, memberNo, once, now }: { siteId: string; memberNo: string; once: boolean; now: Date },
): Promise<'today' | 'already' | undefined> {
  const standing = await entriesOf(db, { siteId, eventSeq: event.eventSeq, memberNo })
  const reached = limitReached({ APPLY_LIMIT_TYPE: event.APPLY_LIMIT_TYPE, ...standing }, now)
  return reached ?? (once && standing.APPLY_CNT > 0 ? 'already' : undefined)
}
