'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { findLinkTargets, type LinkedThing } from '@/schemas/api/site/link-targets'

/** How long typing must pause before the search runs. */
const PAUSE_MS = 120

export interface LinkKind {
  kind: string
  title: string
}
interface Answer {
  of: string
  things: readonly LinkedThing[]
  kinds: readonly LinkKind[]
  fault: string
}
export interface FoundLinks extends Omit<Answer, 'of'> {
  isSearching: boolean
}

/** @param words undefined while the list is closed: nothing is asked then. */
export function useFoundLinks(words: string | undefined, kind: string | null): FoundLinks {
  const [answer, setAnswer] = useState<Answer>({ of: '', things: [], kinds: [], fault: '' })
  const of = words === undefined ? undefined : `${kind ?? ''} ${words}`
  useEffect(() => {
    if (words === undefined) return
    const abort = new AbortController()
    const key = `${kind ?? ''} ${words}`
    const timer = setTimeout(
      () => {
        call(findLinkTargets, { ...(words ? { search: words } : {}), ...(kind ? { kind } : {}) }, { signal: abort.signal }).then(
          ({ items, item }) => setAnswer({ of: key, things: items, kinds: item.kinds, fault: '' }),
          (failure: unknown) => {
            // An answer to earlier words replaces none of newer ones, and what was found stays in sight.
            if (abort.signal.aborted) return
            const fault = failure instanceof CallFailure ? failure.message : '목록을 불러오지 못했습니다. 주소를 직접 입력해도 됩니다.'
            setAnswer((old) => ({ ...old, of: key, fault }))
          },
        )
      },
      words === '' ? 0 : PAUSE_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [words, kind])
  return { ...answer, isSearching: of !== undefined && answer.of !== of }
}
