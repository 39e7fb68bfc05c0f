// What a trial read becomes records, in the transaction of the context.
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { records } from '@/services/db/tables/records'
import { RecordBatch } from '@/services/records/record-batch'
import { createImported } from '@/services/records/create-imported'
import { isRefused, publish, saveDraft, type RecordRow, type Refused } from '@/services/records/record-change'
import type { RecordStore } from '@/services/records/record-store'
import type { Ctx } from '@/services/kit/service'
import { newRow } from './check-sheet'
import type { PlannedRecord } from './job'
import { SheetRefused } from '@/services/sheets/sheet-message'

const STEP = 50
const CHUNK = 500

interface Writing {
  ctx: Ctx
  store: RecordStore
  plan: readonly PlannedRecord[]
  batch: string
  actor: string
  isPublishing: boolean
  reached: (done: number) => Promise<void>
}

/** @throws SheetRefused when a record changed since the trial, or cannot be written. */
export async function writePlan({ ctx, store, plan, batch, actor, isPublishing, reached }: Writing): Promise<void> {
  const known = await lockedRecords(ctx, store, plan)
  const many = new RecordBatch(ctx, store)
  const ids = await newIds(ctx, store, plan.filter(({ id }) => id === '').length)
  for (let from = 0; from < plan.length; from += CHUNK) {
    const some = plan.slice(from, from + CHUNK)
    if (isPublishing) await many.prepare(some.map(({ draft }) => draft))
    for (const [at, planned] of some.entries()) {
      if (at % STEP === 0) await reached(from + at)
      const written = planned.id === '' ? await create(planned) : await change(planned)
      if (isRefused(written))
        throw new SheetRefused(`${planned.line}번째 줄: ${written.why} 아무것도 바뀌지 않았습니다.`, `A${planned.line}`)
    }
  }
  await many.flush()

  function change({ id, draft }: PlannedRecord): Promise<RecordRow | Refused> {
    const given = { ctx, store, row: known.get(id)!, batch, actor, many }
    return isPublishing ? publish(given, { action: 'import', draft }) : saveDraft(given, draft, 'import')
  }

  async function create({ draft, line }: PlannedRecord): Promise<RecordRow | Refused> {
    // An id that is made of other records is asked for when those of this import are there.
    if (!store.newIds && many.isWaiting) await many.flush()
    const id = store.newIds ? ids.pop() : await store.newId(ctx, draft)
    if (id === undefined)
      throw new SheetRefused(
        `${line}번째 줄: 이미 있는 기록입니다. 있는 것을 고치거나 다른 값을 입력해 주세요. 아무것도 바뀌지 않았습니다.`,
        `A${line}`,
      )
    return createImported({ ctx, store, row: newRow(ctx, store, id), batch, actor, many }, draft, isPublishing)
  }
}

const newIds = async (ctx: Ctx, store: RecordStore, count: number): Promise<string[]> =>
  count > 0 && store.newIds ? (await store.newIds(ctx, count)).reverse() : []

async function lockedRecords(ctx: Ctx, { type }: RecordStore, plan: readonly PlannedRecord[]): Promise<Map<string, RecordRow>> {
  const wanted = plan.filter(({ id }) => id !== '').toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const found = new Map<string, RecordRow>()
  for (const some of chunksOf(wanted)) {
    const rows = await ctx.db
      .select()
      .from(records)
      .where(isOneOf(ctx, type, some))
      .orderBy(asc(records.id))
      .for('update')
    for (const row of rows) found.set(row.id, row)
  }
  refuseMoved(wanted, found)
  return found
}

/** @throws SheetRefused when a record of the plan was changed since the trial. */
export async function checkUnmoved(ctx: Pick<Ctx, 'db' | 'siteId'>, { type }: RecordStore, plan: readonly PlannedRecord[]): Promise<void> {
  const wanted = plan.filter(({ id }) => id !== '')
  const found = new Map<string, Stored>()
  for (const some of chunksOf(wanted)) {
    const rows = await ctx.db
      .select({ id: records.id, name: records.name, version: records.version })
      .from(records)
      .where(isOneOf(ctx, type, some))
    for (const row of rows) found.set(row.id, row)
  }
  refuseMoved(wanted, found)
}

const chunksOf = (wanted: readonly PlannedRecord[]): PlannedRecord[][] =>
  Array.from({ length: Math.ceil(wanted.length / CHUNK) }, (_, at) => wanted.slice(at * CHUNK, (at + 1) * CHUNK))

const isOneOf = ({ siteId }: Pick<Ctx, 'siteId'>, type: AnyRecordType, some: readonly PlannedRecord[]): SQL | undefined =>
  and(
    eq(records.siteId, siteId),
    eq(records.type, type.type),
    inArray(
      records.id,
      some.map(({ id }) => id),
    ),
  )

type Stored = Pick<RecordRow, 'id' | 'name' | 'version'>

function refuseMoved(wanted: readonly PlannedRecord[], found: ReadonlyMap<string, Stored>): void {
  const moved = wanted.filter(({ id, version }) => found.get(id)?.version !== version)
  if (moved.length === 0) return
  const names = moved.slice(0, 3).map(({ id }) => `‘${found.get(id)?.name ?? id}’`)
  const words = `${names.join(', ')}${moved.length > 3 ? ` 등 ${moved.length}건` : ''}`
  throw new SheetRefused(
    `확인한 뒤에 ${withParticle(words, '이/가')} 고쳐졌습니다. 파일을 다시 확인해 주세요. 아무것도 바뀌지 않았습니다.`,
    `A${moved[0]!.line}`,
  )
}
