import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { answer } from '@/services/kit/service'
import { checkGame, sentAddresses, takesGames } from './game-entry'

export const applyEntryAgain = answer(contracts.applyEntryAgain, 'services/events/entries/apply-entry-again.ts', async (input, ctx) => {
  await enter(ctx, contracts.applyEntryAgain, {
    ...input,
    fits: takesGames,
    validate: (event) => checkGame(contracts.applyEntryAgain, event, input),
    urls: (event) => sentAddresses(event, input),
  })
  return {}
})
