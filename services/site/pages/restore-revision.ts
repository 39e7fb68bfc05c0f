import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { revisions } from '@/services/db/tables/site'
import { operation, type Ctx } from '@/services/kit/service'
import { requireSection, requireTouches } from '../domain/require-page'
import { isSystemDocument, isTaken, lockDocument, type DraftRow } from './draft-row'
import { sinceThen } from './since-then'
import { storeDraft } from './store-draft'

export const restoreRevision = operation(contracts.restoreRevision, async ({ id, revisionId, draftNumber }, ctx) => {
  const known = await lockDocument(ctx, id)
  if (!known) throw ctx.fail('missing')
  requireSection(ctx, known)
  if (draftNumber !== known.draftNumber) throw ctx.fail('stale', await sinceThen(ctx, known))
  const [revision] = await ctx.db
    .select()
    .from(revisions)
    .where(and(eq(revisions.id, revisionId), eq(revisions.documentId, id)))
  if (!revision) throw ctx.fail('missing')

  const document = await underItsName(ctx, known, JSON.parse(revision.body) as PageDocument)
  requireTouches(ctx, JSON.parse(known.draft) as PageDocument, document)
  requireSection(ctx, { kind: known.kind, name: nameOfDocument(document) ?? known.name })
  const unfinished = checkPage(document, { strict: true }).length
  const stored = await storeDraft(ctx, known, { document, unfinished }, () => ctx.fail('stale'))
  ctx.audit('page.restore', id, { revisionId, number: revision.number, draftNumber: stored.draftNumber })
  return { item: { id, draftNumber: stored.draftNumber } }
})

/** A path given to another document since then is not taken back: the document keeps its present one. */
async function underItsName(ctx: Ctx, known: DraftRow, document: PageDocument): Promise<PageDocument> {
  const now = known.draftName ?? known.name
  const then = nameOfDocument(document) ?? now
  if (then === now) return document
  if (!isSystemDocument(known) && !(await isTaken(ctx, known.kind, then, known.id))) return document
  return known.kind === 'page' ? { ...document, route: now } : { ...document, id: now }
}
