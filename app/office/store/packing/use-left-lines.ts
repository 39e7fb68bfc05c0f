'use client'
import { useSyncExternalStore } from 'react'
import { useKeptText } from '@/builder/list/use-kept-text'

interface LeftLinesKept {
  lines: readonly string[]
  keep: (lines: readonly string[]) => void
}

/** Pasted lines that fit nowhere: they wait in the tab as the typed numbers do, until somebody has looked after them. */
export function useLeftLines(): LeftLinesKept {
  const kept = useKeptText('packing-left')
  // The server does not know them: the first drawing is the same on both sides.
  const isHere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return {
    lines: isHere ? parse(kept.text) : [],
    keep: (lines) => kept.change(lines.length > 0 ? JSON.stringify(lines) : ''),
  }
}

/** As far as it is what was stored. */
function parse(text: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored.filter((line) => typeof line === 'string') : []
  } catch {
    return []
  }
}
