import * as contracts from '@/schemas/api/events/entries'
import { enter } from '../domain/enter'
import { takesGames } from '../domain/takes-call-of'
import { operation } from '@/services/kit/service'
import { checkGame, sentUrls } from './check-game'

export const applyGeneric = operation(contracts.applyGeneric, async (input, ctx) => {
  const { answers = [], data01, data02, data03 } = input
  await enter(ctx, {
    ...input,
    fits: takesGames,
    validate: (event) => {
      const data = checkGame(ctx, event, input)
      // E-RES-500: an empty entry.
      if (![...answers, data01, data02, data03].some((text) => text?.trim())) throw ctx.fail('required')
      return data
    },
    urls: { of: (event) => sentUrls(event, input), taken: () => ctx.fail('urlTaken') },
  })
  return {}
})
