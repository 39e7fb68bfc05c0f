import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { anyTour } from './any-tour'
import { storeTourDecision } from './store-tour-decision'

export const hideHomeTour = operation(contracts.hideHomeTour, async ({ seq, reason }, ctx) => {
  const row = await anyTour(ctx, seq)
  if (!row || row.state === 'draft') throw ctx.fail('missing')
  if (row.state !== 'published') throw ctx.fail('notShown')
  await storeTourDecision(ctx, row, 'hide', reason.trim())
  return {}
})
