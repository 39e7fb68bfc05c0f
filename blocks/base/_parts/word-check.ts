import { call } from '@/schemas/api/base/call'
import { validateForbiddenWord } from '@/schemas/api/site/words'

/** `overtaken`: a newer question was asked meanwhile, whose answer is the one that counts. */
export type WordVerdict = 'ok' | 'forbidden' | 'overtaken'

/** One field's questions about forbidden words: a newer one takes the pending one back (V-FW-2). A failed question rejects. */
export function wordCheck(): (text: string) => Promise<WordVerdict> {
  let pending: AbortController | undefined
  return async (text) => {
    pending?.abort()
    const mine = (pending = new AbortController())
    try {
      const { item } = await call(validateForbiddenWord, { word: text }, { signal: mine.signal })
      if (pending !== mine) return 'overtaken'
      return item.validYn === 'Y' ? 'ok' : 'forbidden'
    } catch (error) {
      if (pending !== mine) return 'overtaken'
      throw error
    }
  }
}
