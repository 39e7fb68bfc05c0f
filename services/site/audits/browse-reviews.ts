import * as contracts from '@/schemas/api/site/reviews'
import { operation } from '@/services/kit/service'
import { statesOfMonths } from '../domain/states-of-months'

export const browseReviews = operation(contracts.browseReviews, async ({ state }, ctx) => {
  const months = (await statesOfMonths(ctx)).filter((one) => state === undefined || one.state === state)
  return {
    items: months.map(({ signedAt, ...one }) => ({ ...one, signedAt: signedAt?.toISOString() ?? null })),
    totalCount: months.length,
  }
})
