import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { takesGames } from '../domain/takes-call-of'
import { operation } from '@/services/kit/service'
import { checkGame, sentUrls } from './check-game'

export const applyEntryAgain = operation(contracts.applyEntryAgain, async (input, ctx) => {
  await enter(ctx, {
    ...input,
    fits: takesGames,
    validate: (event) => checkGame(ctx, event, input),
    urls: { of: (event) => sentUrls(event, input), taken: () => ctx.fail('urlTaken') },
  })
  return {}
})
