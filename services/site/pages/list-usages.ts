import * as contracts from '@/schemas/api/site/builder'
import { operation } from '@/services/kit/service'
import { isInScope } from '@/schemas/rules/base/page-scope'
import { documentsHolding } from './documents-holding'

export const listUsages = operation(contracts.listUsages, async ({ name }, ctx) => {
  const held = await documentsHolding(ctx, name)
  // What visitors see of other sections is no secret, their drafts are.
  const seen = held.filter((one) => one.published || isInScope(ctx.rights.scope, one))
  const items = seen.map(({ id, kind, name, title, published, draft }) => ({ id, kind, name, title, published, draft }))
  return { items, totalCount: items.length }
})
