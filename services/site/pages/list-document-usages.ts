import { and, eq, isNull, or, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/document-usages'
import { documents } from '@/services/db/tables/site'
import { operation, type ClaimsCtx } from '@/services/kit/service'
import { documentsNaming } from '../domain/documents-naming'
import { namesOfPath } from '../domain/names-of-path'
import { recordsReferring } from '../domain/records-referring'
import { usageLines } from '../domain/usage-lines'
import { countProblems } from './count-problems'

export const listDocumentUsages = operation(contracts.listDocumentUsages, async ({ id }, ctx) => {
  const [one] = await ctx.db
    .select({ kind: documents.kind, name: documents.name })
    .from(documents)
    .where(and(eq(documents.siteId, ctx.siteId), eq(documents.id, id)))
  if (one?.kind === 'fragment') return { items: usageLines(ctx, await documentsHolding(ctx, one.name), []) }
  // A pattern is the address of its records; what links to one of them is asked of the record.
  if (one?.kind !== 'page' || one.name.includes(':')) return { items: [] }
  const linking = await documentsNaming(ctx, namesOfPath(one.name))
  const others = linking.filter((each) => each.id !== id)
  return { items: usageLines(ctx, others, await recordsReferring(ctx, [`path:${one.name}`])) }
})

async function documentsHolding(ctx: ClaimsCtx, fragment: string) {
  await countProblems(ctx)
  return ctx.db
    .select({ kind: documents.kind, name: documents.name, title: documents.title, revision: documents.publishedRevisionId })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, ctx.siteId),
        isNull(documents.deletedAt),
        or(sql`${fragment} = any(${documents.publishedUses})`, sql`${fragment} = any(${documents.uses})`),
      ),
    )
    .orderBy(documents.title)
}
