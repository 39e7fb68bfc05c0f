import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { documents, revisions } from '@/services/db/tables/site'
import { inSectionsOr } from '../domain/require-page'
import { operation } from '@/services/kit/service'

/** The published version, which every page may use, or the draft of a piece that was never published. */
export const listPieces = operation(contracts.listPieces, async ({ kind }, { db, siteId, rights }) => {
  const rows = await db
    .select({ id: documents.id, name: documents.name, draft: documents.draft, body: revisions.body })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, kind),
        isNull(documents.deletedAt),
        inSectionsOr(rights.scope, isNotNull(documents.publishedRevisionId)),
      ),
    )
    .orderBy(asc(documents.name))
  const items = rows.map(({ id, name, draft, body }) => {
    const { title, blocks } = JSON.parse(body ?? draft) as PageDocument
    return { id, name, title, published: body !== null, blocks }
  })
  return { items, totalCount: items.length }
})
