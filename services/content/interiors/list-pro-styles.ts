import * as contracts from '@/schemas/api/content/interiors'
import { operation } from '@/services/kit/service'
import { caseIndex } from './case-index'
import { presentCases } from './present'

/** Cases of experts, the newest first. */
export const listProStyles = operation(contracts.listProStyles, async ({ page = 1, size = 24 }, ctx) => {
  const { index } = await caseIndex(ctx)
  const { keys, total } = index.find({ chosen: { type: ['expert-style'] }, order: 'latest', page, size })
  return { items: await presentCases(keys, ctx), totalCount: total }
})
