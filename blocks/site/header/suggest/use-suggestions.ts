import { useEffect, useState } from 'react'
import type { Answer } from '@/schemas/api/base/contract'
import { call } from '@/schemas/api/base/call'
import { SUGGEST_CALL } from '@/schemas/api/site/suggest-calls'
import type { suggest } from '@/schemas/api/site/suggestions'

export type Suggestions = Answer<typeof suggest>['item']
export interface Shown {
  /** For which it was suggested. */
  typed: string
  /** Absent where it could not be asked for. */
  item: Suggestions | undefined
}

/** Milliseconds without a key after which the question is sent: while a syllable is put together, too. */
const PAUSE = 120
const MOST = 60
/** The last questions of this page; what was asked last is at the end. */
const cache = new Map<string, Shown>()

/**
 * What is suggested for what stands in the field. Until the answer comes, the one before stays, so that nothing blinks; an answer to an
 * earlier question is never shown.
 */
export function useSuggestions(typed: string): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  const word = typed.trim()
  const known = cache.get(word)
  if (known && known !== shown) setShown(known)
  useEffect(() => {
    if (word === '' || cache.has(word)) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void ask(word, stop.signal).then((answer) => {
        if (!stop.signal.aborted) setShown(answer)
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [word])
  return word === '' ? undefined : (known ?? shown)
}

async function ask(typed: string, signal: AbortSignal): Promise<Shown> {
  try {
    const { item } = await call(SUGGEST_CALL as unknown as typeof suggest, { typed: typed.slice(0, 100) }, { signal })
    const shown = { typed, item }
    if (cache.size >= MOST) cache.delete(cache.keys().next().value!)
    cache.set(typed, shown)
    return shown
  } catch {
    return { typed, item: undefined }
  }
}
