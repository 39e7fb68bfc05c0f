import { useSyncExternalStore } from 'react'
import type { Room } from './screen'

const PHONE = '(width < 1024px)'
const WIDE = '(width >= 1280px)'

/** How much room the window has now. */
export function useRoom(): Room {
  return useSyncExternalStore(subscribe, readRoom, () => 'wide')
}

export const readRoom = (): Room => (matchMedia(PHONE).matches ? 'phone' : matchMedia(WIDE).matches ? 'wide' : 'narrow')

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(PHONE), matchMedia(WIDE)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
