import { call } from '@/schemas/api/base/call'
import { validateForbiddenWord } from '@/schemas/api/site/words'

/** `overtaken`: a newer check was started, and its answer counts. */
export type WordVerdict = 'ok' | 'forbidden' | 'overtaken'

/**
 * Checks of one field for forbidden words: a newer one cancels the pending one (V-FW-2). A failed check rejects.
 * @param onWord called with the word that was found, before the verdict.
 */
export function wordCheck(onWord?: (word: string) => void): (text: string) => Promise<WordVerdict> {
  let pending: AbortController | undefined
  return async (text) => {
    pending?.abort()
    const mine = (pending = new AbortController())
    try {
      const { item } = await call(validateForbiddenWord, { word: text }, { signal: mine.signal })
      if (pending !== mine) return 'overtaken'
      if (item.validYn === 'Y') return 'ok'
      onWord?.(item.word)
      return 'forbidden'
    } catch (error) {
      if (pending !== mine) return 'overtaken'
      throw error
    }
  }
}
