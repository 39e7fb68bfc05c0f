'use client'
import { useSyncExternalStore } from 'react'

/** A touch device too narrow for page and keyboard at once. */
const QUERY = '(width < 1024px) and (pointer: coarse)'

const media = (): MediaQueryList | undefined => {
  try {
    return window.parent.matchMedia?.(QUERY)
  } catch {
    // The other window may be of another origin.
    return undefined
  }
}

/** Whether a text is edited in a sheet of its own: depends on the whole screen, not on the frame. */
export function useSheetForText(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = media()
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => media()?.matches ?? false,
    () => false,
  )
}
