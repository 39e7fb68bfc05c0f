import { and, eq, inArray, or } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { recordTypeOf } from '@/schemas/records/registry'
import { titleAt } from '@/schemas/records/title-at'
import { records } from '@/services/db/tables/records'
import { referencesOf } from './columns-of'
import type { StoreCtx } from './record-store'

/** Problems of references to records that were deleted, or that visitors cannot see yet. */
export async function deadReferences({ db, siteId }: StoreCtx, type: AnyRecordType, values: RecordValues): Promise<Problem[]> {
  const references = referencesOf(type, values)
  if (references.length === 0) return []
  const types = [...new Set(references.map((one) => one.type))]
  const rows = await db
    .select({ type: records.type, id: records.id, name: records.name, state: records.state, deletedAt: records.deletedAt })
    .from(records)
    .where(
      and(
        eq(records.siteId, siteId),
        or(
          ...types.map((of) =>
            and(
              eq(records.type, of),
              inArray(
                records.id,
                references.filter((one) => one.type === of).map((one) => one.id),
              ),
            ),
          ),
        ),
      ),
    )
  const known = new Map(rows.map((row) => [`${row.type}:${row.id}`, row]))
  return references.flatMap(({ pointer, type: of, id }): Problem[] => {
    const found = known.get(`${of}:${id}`)
    const title = titleAt(type.form, pointer)
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
