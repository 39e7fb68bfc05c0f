import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-acts'
import { recordChanges, records } from '@/services/db/tables/records'
import { RecordBatch } from '@/services/records/record-batch'
import { isRefused, putBack, trash } from '@/services/records/record-change'
import { requireRight } from '@/services/kit/admit-right'
import { operation } from '@/services/kit/service'
import { actorOf } from '../domain/actor-of'
import { requestedType } from '../domain/requested-type'

export const undoRecords = operation(contracts.undoRecords, async ({ type, batch }, ctx) => {
  const store = requestedType(ctx, type)
  const { db, siteId } = ctx
  const changes = await db
    .select()
    .from(recordChanges)
    .where(and(eq(recordChanges.siteId, siteId), eq(recordChanges.type, type), eq(recordChanges.batch, batch)))
    .orderBy(asc(recordChanges.seq))
  if (changes.length === 0) throw ctx.fail('missing')
  // What is put back may be what visitors see.
  requireRight(ctx, type, 'publish')
  // An act may change a record twice (its draft, then what visitors see): back to before the first, unless a person changed it after the last.
  const first = new Map(changes.toReversed().map((change) => [change.recordId, change]))
  const last = new Map(changes.map((change) => [change.recordId, change]))
  const rows = await db
    .select()
    .from(records)
    .where(and(eq(records.siteId, siteId), eq(records.type, type), inArray(records.id, [...first.keys()])))
    .orderBy(asc(records.id))
    .for('update')
  const refused: { id: string; name: string; why: string }[] = []
  const own = randomUUID()
  const many = new RecordBatch(ctx, store)
  await many.prepare([...first.values()].flatMap(({ before }) => (before?.published ? [before.published] : [])))
  for (const row of rows) {
    const change = { ctx, store, row, batch: own, actor: actorOf(ctx), many }
    const before = first.get(row.id)!.before
    if (row.version !== last.get(row.id)!.version) {
      refused.push({ id: row.id, name: row.name, why: '그 뒤에 다시 고친 기록입니다.' })
      continue
    }
    const outcome = before ? await putBack(change, before) : await trash(change)
    if (isRefused(outcome)) refused.push({ id: row.id, name: row.name, why: outcome.why })
  }
  await many.flush()
  return { item: { done: rows.length - refused.length, refused } }
})
