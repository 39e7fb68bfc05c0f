import type { RecordValues } from '@/schemas/records/define-record'
import { recordChanges, records } from '@/services/db/tables/records'
import { columnsOf } from '@/services/records/columns-of'
import { auditTarget, recordsTag, type RecordChange, type RecordRow } from '@/services/records/record-change'

/** Writes a new record as a draft. @returns undefined when the values name a record that exists already. */
export async function addRecord(change: Omit<RecordChange, 'row' | 'many'>, draft: RecordValues): Promise<RecordRow | undefined> {
  const { ctx, store, batch, actor } = change
  const { siteId, now } = ctx
  const { type } = store.type
  const id = await store.newId(ctx, draft)
  if (id === undefined) return undefined
  const moments = { createdAt: now, updatedBy: actor, updatedAt: now }
  const [row] = await ctx.db
    .insert(records)
    .values({ ...columnsOf(store.type, id, draft, null), siteId, type, id, draft, edited: true, ...moments })
    .returning()
  await ctx.db
    .insert(recordChanges)
    .values({ siteId, type, recordId: id, batch, action: 'create', version: 1, values: draft, actor, at: now })
  ctx.touch(recordsTag(type))
  ctx.audit('record.create', auditTarget({ type, id }), { name: row!.name })
  return row!
}
