import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import { isInScope } from '@/schemas/rules/base/page-scope'
import { documents } from '@/services/db/tables/site'
import { inSectionsOr } from '../domain/require-page'
import { operation } from '@/services/kit/service'

/** Paths of pages, and those that drafts will have once they are published. */
export const listRoutes = operation(contracts.listRoutes, async (_, { db, siteId, rights }) => {
  const rows = await db
    .select({ name: documents.name, draftName: documents.draftName, title: documents.title, revision: documents.publishedRevisionId })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, 'page'),
        isNull(documents.deletedAt),
        inSectionsOr(rights.scope, isNotNull(documents.publishedRevisionId)),
      ),
    )
    .orderBy(asc(documents.name))
  const items = rows.flatMap(({ name, draftName, title, revision }) => [
    { route: name, title, published: revision !== null, dynamic: name.includes('/:') },
    ...(draftName === null || !isInScope(rights.scope, { kind: 'page', name, draftName })
      ? []
      : [{ route: draftName, title, published: false, dynamic: draftName.includes('/:') }]),
  ])
  return { items, totalCount: items.length }
})
