import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { dropTour } from './drop-tour'
import { ownTour } from './own-tour'

export const removeMyHome = operation(contracts.removeMyHome, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (!row) throw ctx.fail('missing')
  await dropTour(ctx, row)
  return {}
})
