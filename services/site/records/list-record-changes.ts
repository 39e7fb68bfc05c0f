import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-views'
import { recordChanges, records } from '@/services/db/tables/records'
import { operation, type Ctx } from '@/services/kit/service'
import { editorsOf } from './present'
import { seenValues } from '../domain/seen-values'
import { requestedType } from '../domain/requested-type'

const SHOWN = 50

export const listRecordChanges = operation(contracts.listRecordChanges, async ({ type, id }, ctx) => {
  const store = requestedType(ctx, type)
  const rows = await ctx.db
    .select()
    .from(recordChanges)
    .where(and(eq(recordChanges.siteId, ctx.siteId), eq(recordChanges.type, type), eq(recordChanges.recordId, id)))
    .orderBy(desc(recordChanges.seq))
    .limit(SHOWN)
  const editorOf = await editorsOf(
    ctx,
    rows.map(({ actor }) => actor),
  )
  const items = rows.map(({ seq, action, version, values, actor, at }) => ({
    seq,
    action,
    version,
    values: seenValues(ctx, store.type, values),
    by: editorOf(actor),
    at: at.toISOString(),
  }))
  const first = rows.length < SHOWN ? rows.at(-1) : undefined
  if (!first?.before) return { items }
  // What shipped, or was there before there were records: no change of staff has made it, and the first one has found it.
  const values = seenValues(ctx, store.type, first.before.published ?? first.before.draft)
  const adopted = {
    seq: 0,
    action: 'adopt',
    version: first.version - 1,
    values,
    by: editorOf('system'),
    at: await adoptedAt(ctx, type, id),
  }
  return { items: [...items, adopted] }
})

async function adoptedAt(ctx: Ctx, type: string, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ createdAt: records.createdAt })
    .from(records)
    .where(and(eq(records.siteId, ctx.siteId), eq(records.type, type), eq(records.id, id)))
  return (row?.createdAt ?? ctx.now).toISOString()
}
