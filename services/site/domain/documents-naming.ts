import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { documents, revisions } from '@/services/db/tables/site'
import type { StoreCtx } from '@/services/records/record-store'
import { anyOf } from './any-of'

const SHOWN = 100

/** Documents whose draft or published revision has one of these pieces of JSON. */
export async function documentsNaming({ db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>, pieces: readonly string[]) {
  if (pieces.length === 0) return []
  const pattern = anyOf(pieces)
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      name: documents.name,
      title: documents.title,
      revision: documents.publishedRevisionId,
    })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(
      and(
        eq(documents.siteId, siteId),
        isNull(documents.deletedAt),
        or(sql`${documents.draft} ~ ${pattern}`, sql`${revisions.body} ~ ${pattern}`),
      ),
    )
    .orderBy(documents.title, documents.name)
    .limit(SHOWN)
}
