import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { dropTour } from './drop-tour'
import { ownTour } from './own-tour'

/** Only a draft that was never published: anything else is no temporary writing. */
export const removeTempWriting = operation(contracts.removeTempWriting, async ({ seq }, ctx) => {
  const row = await ownTour(ctx, seq, { lock: true })
  if (row?.state !== 'draft') throw ctx.fail('missing')
  await dropTour(ctx, row)
  return {}
})
