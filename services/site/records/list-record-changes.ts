import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/record-views'
import { recordChanges } from '@/services/db/tables/records'
import { operation } from '@/services/kit/service'
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
  return {
    items: rows.map(({ seq, action, version, values, actor, at }) => ({
      seq,
      action,
      version,
      values: seenValues(ctx, store.type, values),
      by: editorOf(actor),
      at: at.toISOString(),
    })),
  }
})
