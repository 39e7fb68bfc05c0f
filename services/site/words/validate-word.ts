import * as contracts from '@/schemas/api/site/words'
import { hasForbiddenWord } from '@/services/members/domain/forbidden-words'
import { answer } from '@/services/kit/service'
import { validYn } from './present'

export const validateWord = answer(contracts.validateWord, 'services/site/words/validate-word.ts', async ({ word }, ctx) => ({
  item: { validYn: validYn(await hasForbiddenWord(word, ctx)) },
}))
