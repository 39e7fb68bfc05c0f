import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { answer, fail } from '@/services/kit/service'
import { checkGame, sentAddresses, takesGames } from './game-entry'

export const applyGeneric = answer(contracts.applyGeneric, 'services/events/entries/apply-generic.ts', async (input, ctx) => {
  const { answers = [], data01, data02, data03 } = input
  await enter(ctx, contracts.applyGeneric, {
    ...input,
    fits: takesGames,
    validate: (event) => {
      const data = checkGame(contracts.applyGeneric, event, input)
      // E-RES-500: an entry that says nothing at all.
      if (![...answers, data01, data02, data03].some((text) => text?.trim())) throw fail(contracts.applyGeneric, 'required')
      return data
    },
    urls: (event) => sentAddresses(event, input),
  })
  return {}
})
