import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { documents, revisions } from '@/services/db/tables/site'
import { answer, fail } from '@/services/kit/service'

export const readRevision = answer(
  contracts.readRevision,
  'services/site/pages/read-revision.ts',
  async ({ revisionId }, { db, siteId }) => {
    const [found] = await db
      .select({ number: revisions.number, body: revisions.body })
      .from(revisions)
      .innerJoin(documents, eq(documents.id, revisions.documentId))
      .where(and(eq(revisions.id, revisionId), eq(documents.siteId, siteId)))
    if (!found) throw fail(contracts.readRevision, 'missing')
    return { item: { number: found.number, definition: JSON.parse(found.body) as PageDocument } }
  },
)
