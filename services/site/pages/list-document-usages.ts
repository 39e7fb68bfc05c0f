import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/document-usages'
import { documents } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { documentsNaming } from '../domain/documents-naming'
import { eventsNaming } from '../domain/events-naming'
import { namesOfPath } from '../domain/names-of-path'
import { recordsReferring } from '../domain/records-referring'
import { usageLines } from '../domain/usage-lines'
import { documentsHolding } from './documents-holding'

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
  return {
    items: usageLines(ctx, others, [...(await recordsReferring(ctx, [`path:${one.name}`])), ...(await eventsNaming(ctx, [one.name]))]),
  }
})
