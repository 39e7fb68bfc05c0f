import * as contracts from '@/schemas/api/content/interiors'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { operation } from '@/services/kit/service'
import { caseIndex } from './case-index'
import { presentCases } from './present'
import { shownWith } from './shown-with'

const MOST = 6
/** How many cases of its style are read to find six with different pictures. */
const SEEN = 40

export const listRecommendedStyles = operation(contracts.listRecommendedStyles, async ({ seq }, ctx) => {
  const { rows, index } = await caseIndex(ctx)
  const style = rows.find((row) => row.seq === seq)?.style
  if (!style) return { items: [] }
  const { keys } = index.find({ chosen: { style: [style] }, order: 'popular', page: 1, size: SEEN })
  const pictures = new Map(rows.map((row) => [row.seq, row.hImg]))
  const others = keys.filter((key) => key !== seq)
  const different = differentFirst(others, (key) => pictures.get(key) ?? '', await shownWith(seq, ctx))
  return { items: await presentCases(different.slice(0, MOST), ctx) }
})
