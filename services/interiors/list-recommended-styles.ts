import * as contracts from '@/schemas/api/interiors'
import { answer } from '@/services/kit/service'
import { caseIndex } from './case-index'
import { presentCases } from './present'

const MOST = 6

export const listRecommendedStyles = answer(
  contracts.listRecommendedStyles,
  'services/interiors/list-recommended-styles.ts',
  async ({ seq }, ctx) => {
    const { rows, index } = await caseIndex(ctx)
    const style = rows.find((row) => row.seq === seq)?.style
    if (!style) return { items: [] }
    const { keys } = index.find({ chosen: { style: [style] }, order: 'popular', page: 1, size: MOST + 1 })
    return { items: await presentCases(keys.filter((key) => key !== seq).slice(0, MOST), ctx) }
  },
)
