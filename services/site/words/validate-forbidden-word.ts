import * as contracts from '@/schemas/api/site/words'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'
import { operation } from '@/services/kit/service'
import { validYn } from './present'

export const validateForbiddenWord = operation(contracts.validateForbiddenWord, async ({ word }, ctx) => {
  const hit = await findForbiddenWord(word, ctx)
  return { item: { validYn: validYn(hit !== undefined), word: hit ?? '' } }
})
