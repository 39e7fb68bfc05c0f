import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'
import type { ClaimsCtx } from '@/services/kit/service'
import { countProblems } from './count-problems'

/** Documents that use a fragment, published or in draft. */
export async function documentsHolding(ctx: ClaimsCtx, fragment: string) {
  // The pass that counts problems also records the fragments of documents that the builder did not save.
  await countProblems(ctx)
  const published = sql<boolean>`(${fragment} = any(${documents.publishedUses}))`
  const draft = sql<boolean>`(${fragment} = any(${documents.uses}))`
  const { id, kind, name, title, publishedRevisionId: revision } = documents
  return ctx.db
    .select({ id, kind, name, title, revision, published, draft })
    .from(documents)
    .where(and(eq(documents.siteId, ctx.siteId), isNull(documents.deletedAt), sql`(${published} or ${draft})`))
    .orderBy(asc(kind), asc(name))
}
