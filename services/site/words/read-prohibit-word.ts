import * as contracts from '@/schemas/api/site/words'
import { hasForbiddenWord } from '@/services/members/domain/forbidden-words'
import { operation } from '@/services/kit/service'
import { validYn } from './present'

export const readProhibitWord = operation(contracts.readProhibitWord, async ({ word }, ctx) => ({
  item: { validYn: validYn(await hasForbiddenWord(word, ctx)) },
}))
