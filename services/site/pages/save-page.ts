import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/site/pages'
import type { PageDocument } from '@/schemas/page/document'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { documents } from '@/services/db/tables/site'
import { operation, type Ctx } from '@/services/kit/service'
import { requireSection, requireTouches } from '../domain/require-page'
import { acceptDraft } from './accept-draft'
import { isTaken, lockDocument, type DraftRow } from './draft-row'
import { addDraft, storeDraft } from './store-draft'
import { sinceThen } from './since-then'
import { systemProblems } from './system-problems'

/** Stores a draft. The call names the draft that it was made from, so that no editor overwrites another's changes (R2). */
export const savePage = operation(contracts.savePage, async ({ definition, draftNumber, id, pageRoute }, ctx) => {
  const given = { ...(pageRoute === undefined ? {} : { route: pageRoute }), ...definition } as unknown as PageDocument
  const accepted = await acceptDraft(ctx, given)
  const refuse = (problems: typeof accepted.problems) =>
    ctx.fail('invalid', {
      problems: problems.map((problem) => ({ ...problem, pointer: `/definition${problem.pointer}` })),
    })
  if (accepted.problems.length > 0) throw refuse(accepted.problems)
  const { document } = accepted

  const name = nameOfDocument(document)!
  requireSection(ctx, { kind: document.kind, name })
  const known = id === undefined ? await lockNamed(ctx, document, name) : await lockDocument(ctx, id)
  if (!known) {
    if (id !== undefined) throw ctx.fail('missing')
    if (await isTaken(ctx, document.kind, name, '')) throw ctx.fail('taken')
    requireTouches(ctx, undefined, given)
    const added = randomUUID()
    if (!(await addDraft(ctx, added, accepted))) throw ctx.fail('stale')
    ctx.audit('page.save', added, { name, draftNumber: 1 })
    return { item: { id: added, draftNumber: 1 } }
  }
  requireSection(ctx, known)
  if (known.kind !== document.kind) throw ctx.fail('otherKind')
  if (draftNumber !== known.draftNumber) {
    const { problems, item } = await sinceThen(ctx, known)
    const since = { problems, item: { ...item, updatedBy: item.updatedBy.id } }
    throw ctx.fail(draftNumber === undefined ? 'baseNeeded' : 'stale', since)
  }
  requireTouches(ctx, JSON.parse(known.draft) as PageDocument, given)
  const system = systemProblems(known, document)
  if (system.length > 0) throw refuse(system)
  const taken = () => ctx.fail('taken')
  if (name !== known.name && (await isTaken(ctx, known.kind, name, known.id))) throw taken()
  const stored = await storeDraft(ctx, known, accepted, taken)
  ctx.audit('page.save', known.id, { name, draftNumber: stored.draftNumber })
  return { item: { id: known.id, draftNumber: stored.draftNumber } }
})

async function lockNamed({ db, siteId }: Ctx, { kind }: PageDocument, name: string): Promise<DraftRow | undefined> {
  const [known] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt), eq(documents.kind, kind), eq(documents.name, name)))
    .for('update')
  return known
}
