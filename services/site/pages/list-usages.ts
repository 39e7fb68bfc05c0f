import * as contracts from '@/schemas/api/site/builder'
import { operation } from '@/services/kit/service'
import { documentsHolding } from './documents-holding'

export const listUsages = operation(contracts.listUsages, async ({ name }, ctx) => {
  const held = await documentsHolding(ctx, name)
  const items = held.map(({ id, kind, name, title, published, draft }) => ({ id, kind, name, title, published, draft }))
  return { items, totalCount: items.length }
})
