'use client'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import type { Facets } from '@/schemas/words/facets'

export type FacetValue = Facets[number]['values'][number]

interface Props {
  value: FacetValue
  chosen: boolean
  href: string
  /** Hydrated: the link is then a check box. */
  live: boolean
  onChoose: () => void
  className?: string
}

/** A click that the list handles itself; one with a modifier key or another button is left to the browser. */
export function takes(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  event.preventDefault()
  return true
}

/** One condition with its number of records. It is a link before hydration, and not prefetched on hover. */
export function FacetOption({ value, chosen, href, live, onChoose, className = '' }: Props) {
  const off = value.count === 0 && !chosen
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    if (!off) onChoose()
  }
  return (
    <a
      {...(off ? {} : { href, rel: 'nofollow' })}
      {...(live
        ? { role: 'checkbox', 'aria-checked': chosen, 'aria-disabled': off || undefined, onKeyDown }
        : { 'aria-current': chosen ? ('true' as const) : undefined })}
      onClick={(event) => !off && takes(event) && onChoose()}
      className={`facet-option${chosen ? ' facet-chosen' : off ? ' facet-off' : ''}${className && ` ${className}`}`}
    >
      <span>{chosen && <Icon name="check" size={14} />}</span>
      <span>{value.label}</span>
      <span>
        {value.count}
        <span className="sr-only">개</span>
      </span>
    </a>
  )
}
