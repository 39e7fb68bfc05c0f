'use client'
import { useCallback, useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readTimeLeft, stay } from '@/schemas/api/auth/staff-sign-in'
import { WARNING_MINUTES } from '@/schemas/rules/auth/staff-sign-in'

/** How often the use of this page is told to the server, and how long a question waits that found no connection. */
const TOLD_EVERY = 60_000
const AGAIN = 30_000
const WARNING = WARNING_MINUTES * 60_000

/** The end of a sign-in, as the server said it last. */
export interface Ending {
  /** Epoch milliseconds. */
  until: number
  by: Item<typeof readTimeLeft>['by']
}

/**
 * When the sign-in ends, once that is near; null before. The server keeps the time, so that another tab or another page counts as use:
 * this page tells it that somebody is there, and asks when the warning would be due.
 */
export function useTimeLeft(): { ending: Ending | null; take: (left: Item<typeof readTimeLeft>) => void; forget: () => void } {
  const [known, setKnown] = useState<Ending | null>(null)
  const [isNear, setNear] = useState(false)
  /** Grows with every question that found no connection, so that it is asked again. */
  const [missed, setMissed] = useState(0)
  const take = useCallback(({ seconds, by }: Item<typeof readTimeLeft>): void => {
    setKnown({ until: Date.now() + seconds * 1_000, by })
    setNear(seconds * 1_000 <= WARNING)
  }, [])

  // Asks when the warning is due, and a moment after the end: then it is refused, and the console asks to sign in (session-watch.tsx).
  useEffect(() => {
    if (!known) return
    const due = missed > 0 ? AGAIN : known.until - Date.now() + (isNear ? 1_000 : -WARNING)
    const timer = setTimeout(
      () =>
        void call(readTimeLeft, {}).then(
          ({ item }) => {
            setMissed(0)
            take(item)
          },
          (error: unknown) => {
            setNear(false)
            // After a refusal the next call of the page asks anew.
            if (error instanceof CallFailure && error.status < 500) setKnown(null)
            else setMissed((times) => times + 1)
          },
        ),
      Math.max(0, due),
    )
    return () => clearTimeout(timer)
  }, [known, isNear, missed, take])

  useEffect(() => {
    let told = Date.now()
    // In a frame, the canvas, keys and presses count as use, and the page around it warns.
    const isFramed = parent !== window
    const hear = ({ item }: { item: Item<typeof readTimeLeft> }): void => void (isFramed || take(item))
    if (!isFramed) void call(readTimeLeft, {}).then(hear, () => undefined)
    const tell = (): void => {
      if (Date.now() - told < TOLD_EVERY) return
      told = Date.now()
      void call(stay, {}).then(hear, () => undefined)
    }
    const kinds = ['keydown', 'pointerdown'] as const
    for (const kind of kinds) addEventListener(kind, tell, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, tell, { capture: true })
    }
  }, [take])
  return { ending: isNear ? known : null, take, forget: useCallback(() => setKnown(null), []) }
}
