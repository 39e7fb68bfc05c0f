import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { ownTour } from './own-tour'
import { presentTour } from './present-tour'

export const readMyHome = operation(contracts.readMyHome, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq)
  if (!row) throw ctx.fail('missing')
  return { item: presentTour(row) }
})
