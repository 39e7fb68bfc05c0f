'use client'
import { useState } from 'react'

/** What was found when the list was last at rest: while another view of it is read, its rows are still those of the one before. */
export function useSettled(found: readonly string[], isSettled: boolean): readonly string[] {
  const [kept, setKept] = useState(found)
  if (isSettled && kept.join() !== found.join()) setKept(found)
  return kept
}
