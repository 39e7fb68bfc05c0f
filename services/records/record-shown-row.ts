import { randomUUID } from 'node:crypto'
import type { RecordValues } from '@/schemas/records/define-record'
import { recordChanges, records } from '@/services/db/tables/records'
import type { Ctx } from '@/services/kit/service'
import { columnsOf } from './columns-of'
import { recordsTag } from './record-change'
import { storeOf } from './record-store'

interface ShownRow {
  type: string
  id: string
  values: RecordValues
  actor: string
}

/** Makes a record of a row that another screen than the records' own has just shown to visitors, so that staff find and edit it there. */
export async function recordShownRow(ctx: Ctx, { type, id, values, actor }: ShownRow): Promise<void> {
  const { db, siteId, now } = ctx
  const store = storeOf(type)
  if (!store) throw new Error(`There is no record type ${type}.`)
  await db.insert(records).values({
    ...columnsOf(store.type, id, values, values),
    siteId,
    type,
    id,
    draft: values,
    published: values,
    publishedAt: now,
    edited: true,
    createdAt: now,
    updatedBy: actor,
    updatedAt: now,
  })
  await db
    .insert(recordChanges)
    .values({ siteId, type, recordId: id, batch: randomUUID(), action: 'publish', version: 1, values, actor, at: now })
  ctx.touch(recordsTag(type))
}
