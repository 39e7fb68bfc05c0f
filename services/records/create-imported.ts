import type { RecordValues } from '@/schemas/records/define-record'
import { columnsOf } from './columns-of'
import type { RecordBatch } from './record-batch'
import { auditTarget, publishProblems, recordsTag, show, type RecordChange, type RecordRow, type Refused } from './record-change'

/**
 * A record that an import makes, at once in the state that it shall have: a draft, or what visitors see. Its form was checked by the
 * trial; what other records say against it is checked here.
 * @param change its row is the one before there was one, of version 0.
 */
export async function createImported(
  change: RecordChange & { many: RecordBatch },
  draft: RecordValues,
  isPublished: boolean,
): Promise<RecordRow | Refused> {
  const { ctx, store, row, batch, actor, many } = change
  const problems = isPublished ? await publishProblems({ ...change, row: { ...row, draft } }, { isFormChecked: true }) : []
  if (problems.length > 0) return { why: problems[0]!.message, problems }
  const { siteId, type, id } = row
  const published = isPublished ? draft : null
  const moments = { createdAt: ctx.now, updatedAt: ctx.now, publishedAt: isPublished ? ctx.now : null }
  const stored = { ...row, ...columnsOf(store.type, id, draft, published), ...moments, draft, published, version: 1, updatedBy: actor }
  if (isPublished) {
    await show(change, draft, null)
    ctx.touch(...store.tags(id, draft))
  }
  await many.write(stored, { siteId, type, recordId: id, batch, action: 'import', version: 1, values: draft, actor, at: ctx.now })
  ctx.touch(recordsTag(type))
  ctx.audit('record.import', auditTarget(row), { name: stored.name, version: 1 })
  return stored
}
