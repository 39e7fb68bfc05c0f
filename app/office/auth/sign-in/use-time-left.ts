'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readTimeLeft, stay } from '@/schemas/api/auth/staff-sign-in'
import { WARNING_MINUTES } from '@/schemas/rules/auth/staff-sign-in'

type Left = Item<typeof readTimeLeft>

/** How often the use of this page is told to the server, and how long a question waits that found no connection. */
const TOLD_EVERY = 60_000
const AGAIN = 30_000
const WARNING = WARNING_MINUTES * 60_000

export interface Ending {
  until: number
  by: Left['by']
}

/**
 * When the sign-in ends, once that is near; null before. The server keeps the time, so that another tab or another page counts as use:
 * this page tells it that somebody is there, and asks when the warning would be due.
 */
export function useTimeLeft(): { ending: Ending | null; take: (left: Left) => void; forget: () => void } {
  const [ending, setEnding] = useState<Ending | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const take = useCallback(({ seconds, by }: Left): void => {
    clearTimeout(timer.current)
    const until = Date.now() + seconds * 1_000
    const isNear = seconds * 1_000 <= WARNING
    setEnding(isNear ? { until, by } : null)
    const next = isNear ? seconds * 1_000 + 1_000 : seconds * 1_000 - WARNING
    timer.current = setTimeout(() => void ask(), next)

    async function ask(): Promise<void> {
      try {
        // After the end this is refused, and the console asks to sign in again (session-watch.tsx).
        take((await call(readTimeLeft, {})).item)
      } catch (error) {
        setEnding(null)
        // Refused after the question of the console: the next call asks anew. Without a connection it is asked again.
        if (!(error instanceof CallFailure) || error.status >= 500) timer.current = setTimeout(() => void ask(), AGAIN)
      }
    }
  }, [])

  useEffect(() => {
    let told = Date.now()
    // In a frame, the canvas, keys and presses count as use, and the page around it warns.
    const isFramed = parent !== window
    const hear = ({ item }: { item: Left }): void => void (isFramed || take(item))
    if (!isFramed) void call(readTimeLeft, {}).then(hear, () => undefined)
    const tell = (): void => {
      if (Date.now() - told < TOLD_EVERY) return
      told = Date.now()
      void call(stay, {}).then(hear, () => undefined)
    }
    const kinds = ['keydown', 'pointerdown'] as const
    for (const kind of kinds) addEventListener(kind, tell, { capture: true, passive: true })
    return () => {
      clearTimeout(timer.current)
      for (const kind of kinds) removeEventListener(kind, tell, { capture: true })
    }
  }, [take])
  return { ending, take, forget: useCallback(() => setEnding(null), []) }
}
