import { and, asc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/pages'
import { documents, revisions } from '@/services/db/tables/site'
import { inSections } from '../domain/require-page'
import { operation } from '@/services/kit/service'

export const listPages = operation(contracts.listPages, async ({ kind }, { db, siteId, rights }) => {
  const rows = await db
    .select({ document: documents, publishedNumber: revisions.number })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(
      and(eq(documents.siteId, siteId), isNull(documents.deletedAt), kind ? eq(documents.kind, kind) : undefined, inSections(rights.scope)),
    )
    .orderBy(asc(documents.kind), asc(documents.name))
  const items = rows.map(({ document, publishedNumber }) => ({
    id: document.id,
    kind: document.kind,
    pageRoute: document.name,
    title: document.title,
    layout: document.layout,
    status: publishedNumber === null ? ('draft' as const) : ('published' as const),
    draftNumber: document.draftNumber,
    publishedNumber,
    edited: document.edited,
    updatedBy: document.updatedBy,
    updatedAt: document.updatedAt.toISOString(),
  }))
  return { items, totalCount: items.length }
})
