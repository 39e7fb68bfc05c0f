'use client'
import { useSyncExternalStore } from 'react'
import { useKeptText } from '@/builder/list/use-kept-text'
import type { LeftLine } from '@/schemas/rules/store/typed-parcels'

interface LeftLinesKept {
  lines: readonly LeftLine[]
  keep: (lines: readonly LeftLine[]) => void
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
function parse(text: string): readonly LeftLine[] {
  try {
    const stored: unknown = JSON.parse(text || '[]')
    return Array.isArray(stored) ? stored.filter(isLeftLine) : []
  } catch {
    return []
  }
}

function isLeftLine(stored: unknown): stored is LeftLine {
  const { at, line, why } = (stored ?? {}) as Partial<LeftLine>
  return typeof at === 'number' && typeof line === 'string' && typeof why === 'string'
}
