import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { answer } from '@/services/kit/service'
import { checkGame, sentAddresses, takesGames } from './game-entry'

export const applyEntry = answer(contracts.applyEntry, 'services/events/entries/apply-entry.ts', async (input, ctx) => {
  await enter(ctx, contracts.applyEntry, {
    ...input,
    once: true,
    fits: takesGames,
    validate: (event) => checkGame(contracts.applyEntry, event, input),
    urls: (event) => sentAddresses(event, input),
  })
  return {}
})
