import { useEffect, useState } from 'react'

const OPEN_FOR = 10 * 60_000

interface Opened<T> {
  /** Null while it is covered. */
  what: T | null
  /** Until it is covered again by itself: `9분 42초`. */
  left: string
  open: (what: T) => void
  cover: () => void
}

/** What was opened for a reason is covered again after ten minutes: a screen that is left open shows nobody anything. */
export function useOpened<T>(): Opened<T> {
  const [opened, setOpened] = useState<{ what: T; until: number } | null>(null)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!opened) return undefined
    const clock = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= opened.until) setOpened(null)
    }, 1_000)
    return () => clearInterval(clock)
  }, [opened])
  return {
    what: opened?.what ?? null,
    left: opened ? spanWords(opened.until - now) : '',
    open(what) {
      setNow(Date.now())
      setOpened({ what, until: Date.now() + OPEN_FOR })
    },
    cover: () => setOpened(null),
  }
}

function spanWords(span: number): string {
  const seconds = Math.max(0, Math.round(span / 1_000))
  const minutes = Math.floor(seconds / 60)
  return [minutes > 0 ? `${minutes}분` : '', `${seconds % 60}초`].filter(Boolean).join(' ')
}
