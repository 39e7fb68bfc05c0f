import { and, eq, isNull, like, or, type SQL } from 'drizzle-orm'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { documents, revisions } from '@/services/db/tables/site'
import type { StoreCtx } from '@/services/records/record-store'

type Place = ReturnType<NonNullable<AnyRecordType['places']>>[number]

/** Documents whose draft or published revision holds a block of one of these places. The database narrows by words, the blocks decide. */
export async function documentsWith({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, places: readonly Place[]) {
  if (places.length === 0) return []
  const rows = await db
    .select({
      kind: documents.kind,
      name: documents.name,
      title: documents.title,
      revision: documents.publishedRevisionId,
      draft: documents.draft,
      body: revisions.body,
    })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(
      and(
        eq(documents.siteId, siteId),
        isNull(documents.deletedAt),
        or(...places.flatMap((place) => [worded(documents.draft, place), worded(revisions.body, place)])),
      ),
    )
    .orderBy(documents.title, documents.name)
  return rows.flatMap(({ draft, body, ...row }) =>
    [draft, body].some((text) => text !== null && places.some((place) => holds(JSON.parse(text), place))) ? [row] : [],
  )
}

function worded(column: typeof documents.draft | typeof revisions.body, { block, props = {} }: Place): SQL | undefined {
  const words = [block, ...Object.values(props)].map((value) => JSON.stringify(value))
  return and(...words.map((word) => like(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`)))
}

/** Whether the JSON of a document, or of a part of it, holds such a block at any depth. */
function holds(part: unknown, place: Place): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (Array.isArray(part)) return part.some((one) => holds(one, place))
  const { type, props } = part as { type?: unknown; props?: RecordValues }
  if (type === place.block && Object.entries(place.props ?? {}).every(([name, value]) => props?.[name] === value)) return true
  return Object.values(part).some((one) => holds(one, place))
}
