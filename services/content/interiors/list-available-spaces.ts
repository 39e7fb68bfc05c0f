import * as contracts from '@/schemas/api/content/interiors'
import { operation } from '@/services/kit/service'
import { caseIndex } from './case-index'

export const listAvailableSpaces = operation(contracts.listAvailableSpaces, async (_, ctx) => {
  const { index, groups } = await caseIndex(ctx)
  const spaces = index.facets(
    groups.filter(({ code }) => code === 'space'),
    {},
  )
  return {
    items: spaces.flatMap(({ values }) => values.filter(({ count }) => count > 0).map(({ code, label }) => ({ code, name: label }))),
  }
})
