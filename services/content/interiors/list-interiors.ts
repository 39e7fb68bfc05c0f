import * as contracts from '@/schemas/api/content/interiors'
import { chosenOf } from '@/schemas/words/facets'
import { operation } from '@/services/kit/service'
import { caseIndex } from './case-index'
import { presentCases } from './present'

export const listInteriors = operation(contracts.listInteriors, async ({ type, filter, sort = 'latest', page = 1, size = 24 }, ctx) => {
  const { index, groups } = await caseIndex(ctx)
  const chosen = { ...chosenOf(filter, groups), ...(type ? { type: [type] } : {}) }
  const { keys, total } = index.find({ chosen, order: sort, page, size })
  return { items: await presentCases(keys, ctx), totalCount: total, item: { facets: index.facets(groups, chosen) } }
})
