'use client'
// A choice of one member of staff that this browser remembers: columns, saved views.
import { useCallback, useMemo, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @param read checks what is stored; undefined for what cannot be used. @returns undefined while nothing is stored. */
export function useStored<T>(key: string, read: (value: unknown) => T | undefined): [T | undefined, (value: T | undefined) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  const value = useMemo(() => {
    try {
      return text === null ? undefined : read(JSON.parse(text))
    } catch {
      return undefined
    }
  }, [text, read])
  const store = useCallback(
    (next: T | undefined) => {
      try {
        if (next === undefined) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden storage forgets the choice with the page.
      }
      for (const listener of [...listeners]) listener()
    },
    [key],
  )
  return [value, store]
}
