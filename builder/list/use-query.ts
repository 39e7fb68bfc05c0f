'use client'
// The query of the URL as state: changed without a new document, and updated by back and forward.
import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** @param initialQuery query of the request, for the server's rendering. */
export function useQuery(initialQuery: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    useCallback(() => initialQuery, [initialQuery]),
  )
}

/** @param query with its `?`, or empty. */
export function writeQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return
  const url = location.pathname + query
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(null, '', url)
  for (const listener of [...listeners]) listener()
}
