import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { documents, revisions } from '@/services/db/tables/site'
import { requireSection } from '../domain/require-page'
import { operation } from '@/services/kit/service'

export const readRevision = operation(contracts.readRevision, async ({ revisionId }, { db, siteId, fail, rights }) => {
  const [found] = await db
    .select({
      number: revisions.number,
      body: revisions.body,
      kind: documents.kind,
      name: documents.name,
      draftName: documents.draftName,
    })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(and(eq(revisions.id, revisionId), eq(documents.siteId, siteId)))
  if (!found) throw fail('missing')
  requireSection({ rights }, found)
  return { item: { number: found.number, definition: JSON.parse(found.body) as PageDocument } }
})
