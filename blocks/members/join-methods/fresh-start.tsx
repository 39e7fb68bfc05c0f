'use client'
import type { MouseEvent, ReactNode } from 'react'
import { call } from '@/schemas/api/base/call'
import { resetJoin } from '@/schemas/api/members/joins'
import { goTo } from '../_parts/join/go-to'

/** Who begins here begins anew: what an earlier try left is forgotten before the first step opens (S-JOIN-2). */
export function FreshStart({ className, children }: { className: string; children: ReactNode }) {
  const begin = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    // A draft that could not be reset does not block the form: its first step writes over it.
    void call(resetJoin, {})
      .catch(() => undefined)
      .then(() => goTo(link.href))
  }
  return (
    // The links do it themselves without scripts; nothing here is pressed but them.
    <div className={className} onClick={begin}>
      {children}
    </div>
  )
}
