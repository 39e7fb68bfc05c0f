import { useEffect, useState } from 'react'
import type { Listed } from '@/schemas/api/base/contract'
import { call } from '@/schemas/api/base/call'
import { POPULAR_CALL } from '@/schemas/api/site/suggest-calls'
import type { listPopularWords } from '@/schemas/api/site/suggestions'

type Popular = readonly Listed<typeof listPopularWords>[]
let asked: Promise<Popular> | undefined
let known: Popular = []

/** Asked for once on a page; without an answer there are none. */
export function usePopularWords(): Popular {
  const [words, setWords] = useState(known)
  useEffect(() => {
    asked ??= call(POPULAR_CALL as unknown as typeof listPopularWords, {}).then(({ items }) => (known = items))
    asked.then(setWords, () => (asked = undefined))
  }, [])
  return words
}
