'use client'
import { useRef, useState } from 'react'
import { callKey } from '@/schemas/api/base/call-key'

interface Kept {
  text: string
  /** Under which it was sent, without an answer. */
  key?: string
}
interface KeptText {
  text: string
  /** A function receives the text as it is by then: what was typed while a call went on is in it. */
  change: (text: string | ((text: string) => string)) => void
  /** The key of the text that is sent now: the same until it changes, so that one whose answer was lost is stored once. */
  keyOf: () => string
}

/**
 * A text that staff are writing: it stays in this tab through a reload, an ended session and a part that is folded away, until it is sent.
 * @param name of the text in the console: `consultation:12`.
 */
export function useKeptText(name: string): KeptText {
  const place = `maru-office-text:${name}`
  const [kept, setKept] = useState(() => read(place))
  const latest = useRef(kept)
  const keep = (next: Kept): void => {
    latest.current = next
    setKept(next)
    store(place, next)
  }
  return {
    text: kept.text,
    change: (text) => keep({ text: typeof text === 'function' ? text(latest.current.text) : text }),
    keyOf: () => {
      const key = kept.key ?? callKey()
      keep({ ...kept, key })
      return key
    },
  }
}

function read(place: string): Kept {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Kept>
    return { ...stored, text: stored.text ?? '' }
  } catch {
    return { text: '' }
  }
}

function store(place: string, kept: Kept): void {
  try {
    if (kept.text) sessionStorage.setItem(place, JSON.stringify(kept))
    else sessionStorage.removeItem(place)
  } catch {
    // Where the browser refuses storage, the text is in its field alone.
  }
}
