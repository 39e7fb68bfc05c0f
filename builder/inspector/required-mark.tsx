'use client'
import { createContext, use } from 'react'

/** The fields without which a record is not published, by pointer. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set())
/** Those of them that are still empty. */
export const MissingFields = createContext<ReadonlySet<string>>(new Set())

/** Beside the name of a field that must be filled in, calm once it is. The control itself says it to a screen reader (`aria-required`). */
export function RequiredMark({ pointer }: { pointer: string }) {
  const isMissing = use(MissingFields).has(pointer)
  if (!use(RequiredFields).has(pointer)) return null
  return (
    <span aria-hidden className={`shrink-0 text-studio-micro ${isMissing ? 'text-warning' : 'text-studio-text-mute'}`}>
      {isMissing ? '● 필수' : '필수'}
    </span>
  )
}
