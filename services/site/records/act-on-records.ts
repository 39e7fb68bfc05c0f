import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/site/records'
import { recordProblems } from '@/schemas/records/record-problems'
import { records } from '@/services/db/tables/records'
import { RecordBatch } from '@/services/records/record-batch'
import {
  isRefused,
  publish,
  restore,
  saveDraft,
  trash,
  unschedule,
  withdraw,
  type RecordChange,
  type RecordRow,
  type Refused,
} from '@/services/records/record-change'
import { operation, type CtxOf } from '@/services/kit/service'
import { requireRight } from '@/services/kit/admit-right'
import { actorOf } from '../domain/actor-of'
import { mayAsk } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'
import { whereListed } from '../domain/where-listed'

const MOST = 10_000
type ActInput = Input<typeof contracts.actOnRecords>

/** Each record by itself: one that refuses is named and left as it was, the others are done. */
export const actOnRecords = operation(contracts.actOnRecords, async (input, ctx) => {
  const store = requestedType(ctx, input.type)
  const { act, field, value } = input
  if (act !== 'set') requireRight(ctx, input.type, 'publish')
  else if (!ctx.rights.writes(input.type, field))
    throw ctx.fail('invalid', { words: '바꿀 권한이 없는 항목입니다. 관리자에게 요청해 주세요.' })
  if (act === 'set' && !isSettable(store.type, field, value)) throw ctx.fail('invalid')
  if (!input.ids && !mayAsk(ctx, store.type, input)) throw ctx.fail('invalid')
  const rows = await chosenRows(ctx, input)
  const batch = randomUUID()
  const actor = actorOf(ctx)
  const refused: { id: string; name: string; why: string }[] = []
  const many = new RecordBatch(ctx, store)
  await many.prepare(rows.map(({ draft }) => draft))
  for (const row of rows) {
    const outcome = await perform({ ctx, store, row, batch, actor, many }, input)
    if (isRefused(outcome)) refused.push({ id: row.id, name: row.name, why: outcome.why })
  }
  await many.flush()
  const done = rows.length - refused.length
  return { item: { batch: done > 0 ? batch : '', done, refused } }
})

/** The rows in the order of their ids, so that two acts at once cannot wait for each other. */
async function chosenRows(ctx: CtxOf<typeof contracts.actOnRecords>, input: ActInput): Promise<RecordRow[]> {
  const { type, ids, expected, search, filter, state, mine } = input
  const { db, siteId } = ctx
  if (!ids && expected === undefined) throw ctx.fail('nothing')
  const where = ids
    ? and(eq(records.siteId, siteId), eq(records.type, type), inArray(records.id, ids))
    : whereListed({ siteId, type, search, filter, state, by: mine && ctx.session.staff!.id })
  const rows = await db
    .select()
    .from(records)
    .where(where)
    .orderBy(asc(records.id))
    .limit(MOST + 1)
    .for('update')
  if (rows.length === 0) throw ctx.fail('nothing')
  if (rows.length > MOST) throw ctx.fail('tooMany')
  if (!ids && rows.length !== expected) throw ctx.fail('moved')
  return rows
}

async function perform(change: RecordChange, { act, field, value }: ActInput): Promise<RecordRow | Refused> {
  switch (act) {
    case 'publish':
      return publish(change)
    case 'withdraw':
      return withdraw(change)
    case 'unschedule':
      return unschedule(change)
    case 'trash':
      return trash(change)
    case 'restore':
      return restore(change)
    case 'set':
      return setField(change, field!, value)
  }
}

/** A record that visitors see as stored shows the new value at once; a draft stays one. */
async function setField(change: RecordChange, field: string, value: unknown): Promise<RecordRow | Refused> {
  const { row } = change
  if (row.deletedAt) return { why: '휴지통에 있습니다. 먼저 되살려 주세요.' }
  const draft = { ...row.draft, [field]: value }
  if (row.state === 'live' && !change.ctx.rights.publishes(row.type)) return { why: '게시할 권한이 없습니다. 관리자에게 요청해 주세요.' }
  return row.state === 'live' ? publish(change, { action: 'set', draft }) : saveDraft(change, draft, 'set')
}

interface Property {
  anyOf?: readonly { const: unknown }[]
  type?: string
  source?: string
}
/** A field with choices, codes or a switch, and a value that it may have. */
function isSettable(type: RecordChange['store']['type'], field: string | undefined, value: unknown): boolean {
  const property = field === undefined ? undefined : (type.form.properties as Record<string, Property>)[field]
  if (!property || type.fixed?.includes(field!)) return false
  const isOffered = property.anyOf !== undefined || property.type === 'boolean' || property.source?.startsWith('codes:') === true
  return isOffered && !recordProblems(type, { [field!]: value }, { isStrict: true }).some(({ pointer }) => pointer === `/${field}`)
}
