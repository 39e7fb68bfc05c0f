import * as contracts from '@/schemas/api/site/builder'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { operation } from '@/services/kit/service'
import { requireSection, requireTouches } from '../domain/require-page'
import { lockDocument } from './draft-row'
import { sinceThen } from './since-then'
import { storeDraft } from './store-draft'

/** Changes the title without opening the editor. The rest of the draft stays, faults included. */
export const renamePage = operation(contracts.renamePage, async ({ id, title, draftNumber }, ctx) => {
  const known = await lockDocument(ctx, id)
  if (!known) throw ctx.fail('missing')
  requireSection(ctx, known)
  if (draftNumber !== known.draftNumber) throw ctx.fail('stale', await sinceThen(ctx, known))
  const stored = JSON.parse(known.draft) as PageDocument
  const document: PageDocument = { ...stored, title }
  requireTouches(ctx, stored, document)
  const unfinished = checkPage(document, { strict: true }).length
  const saved = await storeDraft(ctx, known, { document, unfinished }, () => ctx.fail('stale'))
  ctx.audit('page.rename', id, { from: known.title, title, draftNumber: saved.draftNumber })
  return { item: { id, draftNumber: saved.draftNumber } }
})
