import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import { documents } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { countProblems } from './count-problems'

export const listUsages = operation(contracts.listUsages, async ({ name }, ctx) => {
  // The pass that counts problems also records the fragments of documents that the builder did not save.
  await countProblems(ctx)
  const published = sql<boolean>`(${name} = any(${documents.publishedUses}))`
  const draft = sql<boolean>`(${name} = any(${documents.uses}))`
  const items = await ctx.db
    .select({ id: documents.id, kind: documents.kind, name: documents.name, title: documents.title, published, draft })
    .from(documents)
    .where(and(eq(documents.siteId, ctx.siteId), isNull(documents.deletedAt), sql`(${published} or ${draft})`))
    .orderBy(asc(documents.kind), asc(documents.name))
  return { items, totalCount: items.length }
})
