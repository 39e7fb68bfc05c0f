import * as contracts from '@/schemas/api/content/interiors'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { operation } from '@/services/kit/service'
import { caseIndex, compare } from './case-index'
import { similarityTo } from './similarity-to'
import { presentCases } from './present'
import { shownWith } from './shown-with'

const MOST = 6

export const listSimilarInteriors = operation(contracts.listSimilarInteriors, async ({ seq }, ctx) => {
  const { rows } = await caseIndex(ctx)
  const one = rows.find((row) => row.seq === seq)
  if (!one) return { items: [] }
  const likeness = similarityTo(one)
  const nearest = rows
    .filter(({ type, seq: other }) => type === one.type && other !== seq)
    .map((row) => ({ row, likeness: likeness(row) }))
    .sort((a, b) => b.likeness - a.likeness || compare.popular(a.row, b.row))
  const different = differentFirst(nearest, ({ row }) => row.hImg, await shownWith(seq, ctx)).slice(0, MOST)
  const items = await presentCases(
    different.map(({ row }) => row.seq),
    ctx,
  )
  return { items }
})
