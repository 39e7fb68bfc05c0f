import { withParticle } from '@/lib/particle'
import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { recordTypeOf } from '@/schemas/records/registry'
import { fieldAt } from '@/schemas/records/field-at'
import { referencesOf } from './columns-of'
import { readReferenced, type RecordBatch, type Referenced } from './record-batch'
import type { StoreCtx } from './record-store'

/** Problems of references to records that were deleted, or that visitors cannot see yet. */
export async function deadReferences(ctx: StoreCtx, type: AnyRecordType, values: RecordValues, batch?: RecordBatch): Promise<Problem[]> {
  const references = referencesOf(type, values)
  if (references.length === 0) return []
  // One that was decided in the same act and refers to, or is, one of its own type.
  if (references.some((one) => one.type === type.type)) await batch?.flush()
  const rows = batch?.referenced(references) ?? (await readEach(ctx, references))
  const known = new Map(rows.map((row) => [`${row.type}:${row.id}`, row]))
  return references.flatMap(({ pointer, type: of, id }): Problem[] => {
    const found = known.get(`${of}:${id}`)
    const title = fieldAt(type.form, pointer).title
    const kind = recordTypeOf(of)?.title ?? '기록'
    if (!found || found.deletedAt)
      return [
        {
          pointer,
          keyword: 'reference',
          message: `${title}: 고른 ${withParticle(kind, '이/가')} 지워졌습니다(${found?.name ?? id}). 빼거나 다시 골라 주세요.`,
        },
      ]
    if (found.state === 'draft')
      return [
        {
          pointer,
          keyword: 'reference',
          message: `${title}: ${withParticle(`‘${found.name}’`, '은/는')} 아직 게시하지 않았습니다. 먼저 게시해 주세요.`,
        },
      ]
    return []
  })
}

async function readEach(ctx: StoreCtx, references: readonly { type: string; id: string }[]): Promise<Referenced[]> {
  const types = [...new Set(references.map((one) => one.type))]
  const found = types.map((of) =>
    readReferenced(
      ctx,
      of,
      references.filter((one) => one.type === of).map((one) => one.id),
    ),
  )
  return (await Promise.all(found)).flat()
}
