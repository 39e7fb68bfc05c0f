import * as contracts from '@/schemas/api/content/interiors'
import { answer } from '@/services/kit/service'
import { caseIndex } from './case-index'

export const listAvailableSpaces = answer(
  contracts.listAvailableSpaces,
  'services/content/interiors/list-available-spaces.ts',
  async (_, ctx) => {
    const { index, groups } = await caseIndex(ctx)
    const spaces = index.facets(
      groups.filter(({ code }) => code === 'space'),
      {},
    )
    return {
      items: spaces.flatMap(({ values }) => values.filter(({ count }) => count > 0).map(({ code, label }) => ({ code, name: label }))),
    }
  },
)
