import * as contracts from '@/schemas/api/content/is-my-home'
import { operation } from '@/services/kit/service'
import { ownTour } from './own-tour'

export const isMyHome = operation(contracts.isMyHome, async ({ seq }, ctx) => {
  const own = await ownTour(ctx, seq)
  return { item: { mineYn: own ? ('Y' as const) : ('N' as const) } }
})
