import * as contracts from '@/schemas/api/site/words'
import { hasForbiddenWord } from '@/services/members/domain/forbidden-words'
import { answer } from '@/services/kit/service'
import { validYn } from './present'

export const readProhibitWord = answer(contracts.readProhibitWord, 'services/site/words/read-prohibit-word.ts', async ({ word }, ctx) => ({
  item: { validYn: validYn(await hasForbiddenWord(word, ctx)) },
}))
