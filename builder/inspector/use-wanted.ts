'use client'
import { useStore } from 'zustand'
import { useTarget } from './target'

export interface Wanted {
  pointer: string
  n: number
}

/** The place of a field, whether it was named from its block (`/props/link`) or from its props. */
export const fieldPlace = (path: string): string => (path === '/props' || path.startsWith('/props/') ? path.slice('/props'.length) : path)

/** The field of this form that somebody asked to see: a click on a problem. */
export function useWanted(): Wanted | null {
  const target = useTarget()
  const { ids } = target
  const wanted = useStore(target.wanted, (state) => state.wantedField)
  if (!wanted || wanted.path.startsWith('#') || wanted.id !== (ids[0] ?? null)) return null
  return { pointer: fieldPlace(wanted.path), n: wanted.n }
}
