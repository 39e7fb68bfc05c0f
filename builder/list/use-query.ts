'use client'
// The query of the address as state: changed without a new document, and followed back and forth through the history.
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

/** @param asked query that the page was asked with, for the server's drawing. */
export function useQuery(asked: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    useCallback(() => asked, [asked]),
  )
}

/** @param query with its `?`, or empty. */
export function writeQuery(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return
  const address = location.pathname + query
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  for (const listener of [...listeners]) listener()
}
