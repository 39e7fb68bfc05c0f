import * as contracts from '@/schemas/api/site/console'
import { foundEverywhere } from '@/services/parts/finders'
import { operation } from '@/services/kit/service'

export const findEverywhere = operation(contracts.findEverywhere, async ({ search }, ctx) => {
  const words = search.trim()
  return { items: words === '' ? [] : await foundEverywhere(words, ctx) }
})
