'use client'
import { useEffect } from 'react'

/** Opens again what a sign-in leads back to (`#restock-table`): once, when the page is come to, and not after a reload. */
export function useReturn(place: string, open: (rest: string) => void): void {
  useEffect(() => {
    if (!location.hash.startsWith(place)) return
    const rest = decodeURIComponent(location.hash.slice(place.length))
    history.replaceState(history.state, '', location.pathname + location.search)
    open(rest)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the address was cleared, and a later `open` would find nothing
  }, [])
}
