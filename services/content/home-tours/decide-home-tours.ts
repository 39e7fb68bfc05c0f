import * as contracts from '@/schemas/api/content/home-tours'
import { eachOf } from '@/services/kit/each-of'
import { operation } from '@/services/kit/service'
import { anyTour } from './any-tour'
import { storeTourDecision } from './store-tour-decision'

export const decideHomeTours = operation(contracts.decideHomeTours, async ({ seqs, decision, reason }, ctx) => {
  const { hideHomeTour, showHomeTour } = contracts
  const [state, words] =
    decision === 'hide'
      ? (['published', hideHomeTour.errors!.notShown[1]] as const)
      : (['hidden', showHomeTour.errors!.notHidden[1]] as const)
  return eachOf(seqs, String, async (seq) => {
    const row = await anyTour(ctx, seq)
    if (!row || row.state === 'draft') return hideHomeTour.errors!.missing[1]
    if (row.state !== state) return words
    await storeTourDecision(ctx, row, decision, reason.trim())
    return undefined
  })
})
