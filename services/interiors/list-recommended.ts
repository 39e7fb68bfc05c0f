import * as contracts from '@/schemas/api/interiors'
import { answer } from '@/services/kit/service'
import { caseIndex, compare } from './case-index'
import { presentCases } from './present'

const EACH = 3

export const listRecommended = answer(contracts.listRecommended, 'services/interiors/list-recommended.ts', async (_, ctx) => {
  const { rows } = await caseIndex(ctx)
  const ranks = contracts.CASE_TYPES.map((type) => rows.filter((row) => row.type === type).sort(compare.scrapped).slice(0, EACH)) // prettier-ignore
  const inTurn = Array.from({ length: EACH }, (_, rank) => ranks.flatMap((kind) => kind[rank]?.seq ?? [])).flat()
  return { items: await presentCases(inTurn, ctx) }
})
