import * as contracts from '@/schemas/api/content/home-tours'
import { operation } from '@/services/kit/service'
import { anyTour } from './any-tour'
import { storeTourDecision } from './store-tour-decision'

export const showHomeTour = operation(contracts.showHomeTour, async ({ seq }, ctx) => {
  const row = await anyTour(ctx, seq)
  if (!row || row.state === 'draft') throw ctx.fail('missing')
  if (row.state !== 'hidden') throw ctx.fail('notHidden')
  await storeTourDecision(ctx, row, 'show', '')
  return {}
})
