import { and, eq, isNull, sql } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { staff } from '@/services/db/tables/auth'
import { documents, revisions } from '@/services/db/tables/site'
import { operation, type Ctx } from '@/services/kit/service'
import { statusOf } from './draft-row'
import { movedPage } from './moved-page'
import { tableOf } from '../domain/published-routes'
import { requireSection } from '../domain/require-page'
import { SYSTEM_NAME } from './since-then'

export const openDraft = operation(contracts.openDraft, async ({ id, kind = 'page', name }, ctx) => {
  const { db, siteId } = ctx
  const living = and(eq(documents.siteId, siteId), isNull(documents.deletedAt))
  const which =
    id !== undefined
      ? eq(documents.id, id)
      : name === undefined
        ? undefined
        : kind === 'page'
          ? eq(documents.id, (await findPage(ctx, name)) ?? '')
          : and(eq(documents.kind, kind), sql`coalesce(${documents.draftName}, ${documents.name}) = ${name}`)
  if (!which) throw ctx.fail('missing')
  const [row] = await db
    .select({ document: documents, status: statusOf, publishedNumber: revisions.number, person: staff.name })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .leftJoin(staff, eq(staff.id, documents.updatedBy))
    .where(and(living, which))
  if (!row) {
    const movedTo = kind === 'page' && name !== undefined ? await movedPage(ctx, name) : undefined
    throw ctx.fail('missing', movedTo === undefined ? {} : { item: { movedTo } })
  }
  const { document, status, publishedNumber, person } = row
  requireSection(ctx, document)
  return {
    item: {
      id: document.id,
      kind: document.kind,
      name: document.name,
      definition: JSON.parse(document.draft) as PageDocument,
      draftNumber: document.draftNumber,
      status,
      publishedNumber,
      updatedBy: { id: document.updatedBy, name: person ?? SYSTEM_NAME },
      updatedAt: document.updatedAt.toISOString(),
    },
  }
})

/** By its route as written, or by a path that it matches: drafts first, then published pages. */
async function findPage({ db, siteId }: Ctx, name: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: documents.id, name: documents.name, draftName: documents.draftName })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'page'), isNull(documents.deletedAt)))
  const path = normalPath(name.split(/[#]/, 1)[0]!)
  const drafts = rows.map((row) => ({ id: row.id, name: row.draftName ?? row.name }))
  const exact = drafts.find((row) => row.name === path) ?? rows.find((row) => row.name === path)
  if (exact) return exact.id
  const address = path.split('?', 1)[0]!
  return (tableOf(drafts).match(address) ?? tableOf(rows).match(address))?.value.id
}
