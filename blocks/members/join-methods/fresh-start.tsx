'use client'
import type { MouseEvent, ReactNode } from 'react'
import { call } from '@/schemas/api/base/call'
import { resetJoin } from '@/schemas/api/members/joins'
import { goTo } from '../_parts/join/go-to'

/** Starts a new sign-up: an earlier draft is deleted before the first step opens (S-JOIN-2). */
export function FreshStart({ className, children }: { className: string; children: ReactNode }) {
  const begin = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    // A draft that could not be reset does not block the form: its first step overwrites it.
    void call(resetJoin, {})
      .catch(() => undefined)
      .then(() => goTo(link.href))
  }
  return (
    // Without scripts the links work alone; only links are pressed here.
    <div className={className} onClick={begin}>
      {children}
    </div>
  )
}
