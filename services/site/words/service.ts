import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/site/words'
import { hasForbiddenWord, findForbiddenWord } from '@/services/members/domain/forbidden-words'
import { validYn } from './present'

const readProhibitWord = operation(contracts.readProhibitWord, async ({ word }, ctx) => ({
  item: { validYn: validYn(await hasForbiddenWord(word, ctx)) },
}))

const validateForbiddenWord = operation(contracts.validateForbiddenWord, async ({ word }, ctx) => {
  const hit = await findForbiddenWord(word, ctx)
  return { item: { validYn: validYn(hit !== undefined), word: hit ?? '' } }
})

const validateWord = operation(contracts.validateWord, async ({ word }, ctx) => ({
  item: { validYn: validYn(await hasForbiddenWord(word, ctx)) },
}))

export const words = service('words', [validateForbiddenWord, validateWord, readProhibitWord])
