import { randomUUID } from 'node:crypto'
import { and, eq, like, max, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/records'
import { copyValues } from '@/schemas/records/copy-values'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { startValues } from '@/schemas/records/start-values'
import { records } from '@/services/db/tables/records'
import { operation, type CtxOf } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { addRecord } from '../domain/add-record'
import { cleanValues } from '../domain/clean-values'
import { requestedType } from '../domain/requested-type'
import { writtenValues } from '../domain/seen-values'
import { requireRecord } from './require-record'

type DuplicateCtx = CtxOf<typeof contracts.duplicateRecord>

/** The copy comes last in a list with an order. Fields that the role may not write begin as those of a new record do. */
export const duplicateRecord = operation(contracts.duplicateRecord, async ({ type, id }, ctx) => {
  const store = requestedType(ctx, type)
  if (store.type.visibility === 'at-once') throw ctx.fail('undrafted')
  const original = await requireRecord(ctx, type, id)
  const copied = await copyOf(ctx, store.type, original.draft)
  const draft = cleanValues(store.type, writtenValues(ctx, store.type, copied, startValues(store.type)))
  const row = await addRecord({ ctx, store, batch: randomUUID(), actor: actorOf(ctx) }, draft)
  if (!row) throw ctx.fail('taken')
  return { item: { id: row.id, name: row.name } }
})

async function copyOf({ db, siteId }: DuplicateCtx, type: AnyRecordType, values: RecordValues): Promise<RecordValues> {
  const ofType = and(eq(records.siteId, siteId), eq(records.type, type.type))
  const named = await db
    .select({ name: records.name })
    .from(records)
    .where(and(ofType, like(records.name, '% 사본%')))
  const taken = new Map<string, ReadonlySet<string>>()
  for (const field of (type.unique ?? []).filter((one) => type.fixed?.includes(one))) {
    const value = sql<string | null>`${records.draft} ->> ${field}`
    const rows = await db.select({ value }).from(records).where(ofType)
    taken.set(field, new Set(rows.flatMap((row) => row.value ?? [])))
  }
  const copy = copyValues(type, values, { names: new Set(named.map(({ name }) => name)), of: (field) => taken.get(field) ?? new Set() })
  const { order } = type.list
  if (order === undefined) return copy
  const [last] = await db
    .select({ place: max(records.sortOrder) })
    .from(records)
    .where(ofType)
  return { ...copy, [order]: (last?.place ?? 0) + 1 }
}
