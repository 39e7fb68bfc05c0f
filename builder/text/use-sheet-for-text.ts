'use client'
import { useSyncExternalStore } from 'react'

/** Touched, and too narrow for page and keyboard at once. */
const QUERY = '(width < 1024px) and (pointer: coarse)'

const media = (): MediaQueryList | undefined => {
  try {
    return window.parent.matchMedia?.(QUERY)
  } catch {
    // A window that may not be asked.
    return undefined
  }
}

/** Whether a text is written in a sheet of its own: of the whole screen, not of the frame. */
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
