import * as contracts from '@/schemas/api/content/interiors'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { operation } from '@/services/kit/service'
import { caseIndex, compare } from './case-index'
import { presentCases } from './present'

const EACH = 3

export const listRecommended = operation(contracts.listRecommended, async (_, ctx) => {
  const { rows } = await caseIndex(ctx)
  const ranks = contracts.CASE_TYPES.map((type) => rows.filter((row) => row.type === type).sort(compare.scrapped))
  const shown: string[] = []
  const inTurn = Array.from({ length: EACH }, () =>
    ranks.flatMap((kind) => {
      const [next] = differentFirst(kind, ({ hImg }) => hImg, shown)
      if (!next) return []
      kind.splice(kind.indexOf(next), 1)
      shown.push(next.hImg)
      return next.seq
    }),
  ).flat()
  return { items: await presentCases(inTurn, ctx) }
})
