'use client'
import { useStore } from 'zustand'
import { useTarget } from './target'

export interface FieldRequest {
  pointer: string
  n: number
}

/** The pointer of a field, given from its block (`/props/link`) or from its props. */
export const fieldPlace = (path: string): string => (path === '/props' || path.startsWith('/props/') ? path.slice('/props'.length) : path)

/** The field of this form that the editor requested by a click on a problem. */
export function useFieldRequest(): FieldRequest | null {
  const target = useTarget()
  const { ids } = target
  const request = useStore(target.requests, (state) => state.requestedField)
  if (!request || request.path.startsWith('#') || request.id !== (ids[0] ?? null)) return null
  return { pointer: fieldPlace(request.path), n: request.n }
}
