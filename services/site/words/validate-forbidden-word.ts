import * as contracts from '@/schemas/api/site/words'
import { findForbiddenWord } from '@/services/members/domain/forbidden-words'
import { answer } from '@/services/kit/service'
import { validYn } from './present'

export const validateForbiddenWord = answer(
  contracts.validateForbiddenWord,
  'services/site/words/validate-forbidden-word.ts',
  async ({ word }, ctx) => {
    const hit = await findForbiddenWord(word, ctx)
    return { item: { validYn: validYn(hit !== undefined), word: hit ?? '' } }
  },
)
