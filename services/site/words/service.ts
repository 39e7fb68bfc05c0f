import { service } from '@/services/kit/service'
import { readProhibitWord } from './read-prohibit-word'
import { validateForbiddenWord } from './validate-forbidden-word'
import { validateWord } from './validate-word'

export const words = service('words', [validateForbiddenWord, validateWord, readProhibitWord])
