import { useEffect, useRef } from 'react'
import type { ListState } from '@/blocks/base/_parts/list-store'
import type { FinderAnswer } from './ask-shops'
import type { FinderQuery } from './finder-query'
import { rememberSearch, searchWords } from './searches'

/** How long a place stays chosen before it counts as what was looked for: arrow keys pass all those before it. */
const SETTLED_MS = 1_500

/** Remembers a search once its list is there and the visitor stays with it, or leaves for one of its stores. @returns notes a choice. */
export function useRememberedSearch({ query, answer, phase }: ListState<FinderQuery, FinderAnswer>): (choice: FinderQuery) => void {
  const noted = useRef<FinderQuery>(undefined)
  useEffect(() => {
    const choice = noted.current
    if (!choice || phase !== 'settled' || searchWords(choice) !== searchWords(query)) return
    const settle = () => {
      noted.current = undefined
      rememberSearch(choice, answer.total > 0)
    }
    const timer = setTimeout(settle, SETTLED_MS)
    const onLeave = () => noted.current === choice && settle()
    addEventListener('pagehide', onLeave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', onLeave)
    }
  }, [query, answer, phase])
  return (choice) => {
    const before = noted.current
    // Typed words were looked for, however shortly their list stood; a place that arrow keys passed was not.
    if (before?.keyword && before.keyword !== choice.keyword && phase === 'settled' && searchWords(before) === searchWords(query))
      rememberSearch(before, answer.total > 0)
    noted.current = searchWords(choice) === '' ? undefined : choice
  }
}
