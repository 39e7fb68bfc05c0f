import * as contracts from '@/schemas/api/site/builder'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { operation } from '@/services/kit/service'
import { lockDocument } from './draft-row'
import { sinceThen } from './since-then'
import { storeDraft } from './store-draft'

/** Changes the title without opening the editor. The rest of the draft stays, faults included. */
export const renamePage = operation(contracts.renamePage, async ({ id, title, draftNumber }, ctx) => {
  const known = await lockDocument(ctx, id)
  if (!known) throw ctx.fail('missing')
  if (draftNumber !== known.draftNumber) throw ctx.fail('stale', await sinceThen(ctx, known))
  const document: PageDocument = { ...(JSON.parse(known.draft) as PageDocument), title }
  const unfinished = checkPage(document, { strict: true }).length
  const stored = await storeDraft(ctx, known, { document, unfinished }, () => ctx.fail('stale'))
  ctx.audit('page.rename', id, { from: known.title, title, draftNumber: stored.draftNumber })
  return { item: { id, draftNumber: stored.draftNumber } }
})
