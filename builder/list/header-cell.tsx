'use client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { frozenStyle } from './use-frozen-columns'
import { ICON } from '../ui/icon'

/** A heading of a table. Where the list can be sorted by its column it is a button. */
export function HeaderCell({
  toggle,
  sorted,
  isNumber = false,
  className,
  frozenAt,
  children,
}: {
  /** Undefined for a column that the list cannot be sorted by. */
  toggle: ((event: unknown) => void) | undefined
  sorted: 'asc' | 'desc' | undefined
  /** It stands at the right as its numbers do, with the arrow before it. */
  isNumber?: boolean
  className: string
  /** Its place among the columns that stay in view. */
  frozenAt?: number | undefined
  children: ReactNode
}) {
  const looks = `h-9 border-b border-studio-line ${isNumber ? 'text-right' : 'text-left'} text-studio-label whitespace-nowrap text-studio-text-mute ${className}`
  const stay = frozenAt === undefined ? {} : { 'data-frozen': '', style: frozenStyle(frozenAt) }
  if (!toggle)
    return (
      <th {...stay} role="columnheader" scope="col" className={looks}>
        {children}
      </th>
    )
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      {...stay}
      role="columnheader"
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={looks}
    >
      <button
        type="button"
        onClick={toggle}
        className={`group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 hover:bg-studio-100 ${isNumber ? 'flex-row-reverse' : ''} ${sorted ? 'text-studio-text' : ''}`}
      >
        {children}
        <Arrow {...ICON} size={12} className={sorted ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'} />
      </button>
    </th>
  )
}
