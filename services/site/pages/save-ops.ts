import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { applyOps, OpMismatch, type Op } from '@/schemas/page/ops'
import { readTree, writeTree } from '@/schemas/page/tree'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { operation, type Fails } from '@/services/kit/service'
import { requireSection, requireTouches } from '../domain/require-page'
import { acceptDraft } from './accept-draft'
import { isTaken, lockDocument } from './draft-row'
import { sinceThen } from './since-then'
import { storeDraft } from './store-draft'
import { systemProblems } from './system-problems'

/**
 * Autosave. Saves that follow each other name the draft before them, so one that overtakes another is refused rather than applied to the
 * wrong draft; one with a lost answer is sent again under its key and gets the same answer, without being applied again.
 */
export const saveOps = operation(contracts.saveOps, async ({ id, draftNumber, ops, saveKey }, ctx) => {
  const known = await lockDocument(ctx, id)
  if (!known) throw ctx.fail('missing')
  requireSection(ctx, known)
  const earlier = known.saveKeys.find(({ key }) => key === saveKey)
  if (earlier) return { item: { id, draftNumber: earlier.draftNumber, updatedAt: earlier.updatedAt } }
  if (draftNumber !== known.draftNumber) throw ctx.fail('stale', await sinceThen(ctx, known))

  const stored = JSON.parse(known.draft) as PageDocument
  const changed = changedBy(ctx, ops, stored)
  requireTouches(ctx, stored, changed)
  const accepted = await acceptDraft(ctx, changed, stored)
  const problems = [...accepted.problems, ...systemProblems(known, changed)]
  if (problems.length > 0) throw ctx.fail('invalid', { problems })
  const name = nameOfDocument(accepted.document)!
  requireSection(ctx, { kind: known.kind, name })
  const taken = () => {
    const pointer = known.kind === 'page' ? '/route' : '/id'
    return ctx.fail('taken', { problems: [{ pointer, message: contracts.saveOps.errors!.taken[1], keyword: 'taken' }] })
  }
  if (name !== (known.draftName ?? known.name) && (await isTaken(ctx, known.kind, name, id))) throw taken()
  const saved = await storeDraft(ctx, known, accepted, taken, { saveKey })
  ctx.audit('page.save', id, { name, draftNumber: saved.draftNumber, ops: ops.length })
  return { item: { id, ...saved } }
})

function changedBy({ fail }: Fails<'mismatch'>, ops: Op[], stored: PageDocument): PageDocument {
  const tree = readTree(stored)
  try {
    applyOps(tree, ops)
  } catch (error) {
    if (!(error instanceof OpMismatch)) throw error
    const message = '이 편집이 가리키는 곳이 저장된 초안에 없습니다.'
    const problems = [{ pointer: `/ops/${ops.indexOf(error.op)}`, message, keyword: 'mismatch' }]
    throw fail('mismatch', { problems, cause: error })
  }
  return writeTree(tree)
}
