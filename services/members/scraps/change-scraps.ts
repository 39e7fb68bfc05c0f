// Every change of a scrapbook, and of the counts of the records in it. Calls that arrive at once are one transaction: a record that five
// hundred members press together has five hundred rows and that count, for a few statements. The records are locked in one order before a
// row is written, so that no count is lost and no two processes wait for each other.
import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ScrapType } from '@/schemas/rules/members/scrap-types'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { scraps } from '@/services/db/tables/members'
import { batch } from '@/services/db/batch'
import { raiseCalmly } from '@/services/counts/raise-calmly'
import { tellOwners } from './tell-owners'
import { idsByType, targetType, type Target } from '@/services/targets/targets'

/** How long a removed record can be put back. */
export const RESTORE_MS = 3_600_000

type Kind = 'add' | 'remove' | 'restore'
interface Change extends Target {
  type: ScrapType
  kind: Kind
  siteId: string
  memberNo: string
  now: Date
}

interface Changed {
  /** Whether this call changed the scrapbook. */
  isChanged: boolean
  /** Undefined when visitors do not see the record. */
  count: number | undefined
  /** Cache tags that the commit raises: an owner was told. */
  tags: readonly string[]
}

const keyOf = ({ memberNo, type, id }: Pick<Change, 'memberNo' | 'type' | 'id'>): string => JSON.stringify([memberNo, type, id])
const targetOf = ({ type, id }: Target): string => `${type}:${id}`

/** Changes the scrapbook for one record; simultaneous changes of one kind are one transaction. */
export const changeScrap = (db: Database, change: Change): Promise<Changed> => inBatch(db, change, `${change.siteId} ${change.kind}`)

const inBatch = batch((db, changes: Change[]) => store(db, changes))

/** Changes it for several records of one member. @returns how many were changed. */
export async function changeScraps(db: Database, changes: readonly Change[]): Promise<number> {
  return (await store(db, changes)).filter(({ isChanged }) => isChanged).length
}

/** @param changes of one site and one kind. */
async function store(db: Database, changes: readonly Change[]): Promise<Changed[]> {
  const { kind, siteId } = changes[0]!
  const result = await db.transaction(async (tx) => {
    const place = { db: tx, siteId }
    const counts = new Map<string, number>()
    for (const [type, ids] of idsByType(changes))
      for (const [id, count] of await targetType(type).counts(place, ids, { lock: true })) counts.set(`${type}:${id}`, count)
    // Only what visitors see can be added; what is gone can be removed and put back.
    const possible = new Map<string, Change>()
    for (const change of changes)
      if (kind !== 'add' || counts.has(targetOf(change))) possible.set(keyOf(change), possible.get(keyOf(change)) ?? change)
    const changed = new Set((await write(tx, kind, [...possible.values()])).map(keyOf))
    const steps = new Map<string, Map<string, number>>()
    for (const key of changed) {
      const { type, id } = possible.get(key)!
      const ofType = steps.get(type) ?? new Map<string, number>()
      steps.set(type, ofType.set(id, (ofType.get(id) ?? 0) + (kind === 'remove' ? -1 : 1)))
    }
    for (const [type, ofType] of steps) {
      await targetType(type).addToCounts(place, ofType)
      for (const [id, step] of ofType) {
        const before = counts.get(`${type}:${id}`)
        if (before !== undefined) counts.set(`${type}:${id}`, Math.max(0, before + step))
      }
    }
    const told = kind === 'add' ? await tellOwners({ ...place, now: changes[0]!.now }, steps) : []
    return { counts, changed, steps, told }
  })
  for (const [type, ofType] of result.steps) {
    const { tags, listTags } = targetType(type)
    raiseCalmly('page', [...ofType.keys()].flatMap(tags))
    raiseCalmly('list', listTags)
  }
  const told = new Set<string>()
  return changes.map((change) => {
    const key = keyOf(change)
    // Of equal calls the first one made the change.
    const isChanged = result.changed.has(key) && !told.has(key)
    told.add(key)
    return { isChanged, count: result.counts.get(targetOf(change)), tags: isChanged ? result.told : [] }
  })
}

type Written = Pick<Change, 'memberNo' | 'type' | 'id'>
const KEY = { memberNo: scraps.memberNo, type: scraps.type, id: scraps.targetId }

/** @returns the rows that were not so before. */
async function write(tx: Database, kind: Kind, changes: readonly Change[]): Promise<Written[]> {
  if (changes.length === 0) return []
  const { siteId, now } = changes[0]!
  if (kind === 'add') {
    return add(tx, siteId, changes)
  }
  const these = and(eq(scraps.siteId, siteId), oneOf(changes))
  if (kind === 'restore') {
    const inTime = gt(scraps.removedAt, new Date(now.getTime() - RESTORE_MS))
    return (await tx.update(scraps).set({ removedAt: null }).where(and(these, inTime)).returning(KEY)) as Written[]
  }
  const written = (await tx
    .update(scraps)
    .set({ removedAt: now })
    .where(and(these, isNull(scraps.removedAt)))
    .returning(KEY)) as Written[]
  // What can no longer be put back goes with the member's next removal.
  const members = [...new Set(changes.map(({ memberNo }) => memberNo))]
  const isOver = sql`${scraps.removedAt} <= ${sql.param(new Date(now.getTime() - RESTORE_MS), scraps.removedAt)}`
  await tx.delete(scraps).where(and(eq(scraps.siteId, siteId), inArray(scraps.memberNo, members), isOver))
  return written
}

const nameOf = (column: PgColumn) => sql.identifier(column.name)
const list = (columns: readonly PgColumn[]): SQL => sql.join(columns.map(nameOf), sql`, `)

/** One parameter for all rows: five for each would cost more than the statement. */
async function add(tx: Database, siteId: string, changes: readonly Change[]): Promise<Written[]> {
  const values = changes.map(({ memberNo, type, id, now }) => ({ member: memberNo, type, id, at: now.toISOString() }))
  const { memberNo, type, targetId, scrappedAt, removedAt } = scraps
  const { rows } = await tx.execute<Written & Record<string, unknown>>(sql`
    insert into ${scraps} (${list([scraps.siteId, memberNo, type, targetId, scrappedAt])})
    select ${siteId}, v.member, v.type, v.id, v.at
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(member text, type text, id text, at timestamptz)
    order by v.member, v.type, v.id
    on conflict (${list([scraps.siteId, memberNo, type, targetId])}) do update
      set ${nameOf(scrappedAt)} = ${excluded(scrappedAt)}, ${nameOf(removedAt)} = null
      where ${removedAt} is not null
    returning ${nameOf(memberNo)} as "memberNo", ${nameOf(type)} as type, ${nameOf(targetId)} as id`)
  return rows
}

/** One condition a member and type, so that the index of a member's scraps answers it. */
function oneOf(changes: readonly Change[]): SQL | undefined {
  const groups = new Map<string, { memberNo: string; type: ScrapType; ids: string[] }>()
  for (const { memberNo, type, id } of changes) {
    const key = JSON.stringify([memberNo, type])
    const group = groups.get(key)
    if (group) group.ids.push(id)
    else groups.set(key, { memberNo, type, ids: [id] })
  }
  return or(
    ...[...groups.values()].map(({ memberNo, type, ids }) =>
      and(eq(scraps.memberNo, memberNo), eq(scraps.type, type), inArray(scraps.targetId, ids)),
    ),
  )
}
