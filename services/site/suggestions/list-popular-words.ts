import * as contracts from '@/schemas/api/site/suggestions'
import { operation } from '@/services/kit/service'
import { popularWords } from '../domain/search/popular-words'

const SHOWN = 10

export const listPopularWords = operation(contracts.listPopularWords, async (_, ctx) => ({
  items: (await popularWords(ctx)).slice(0, SHOWN),
}))
