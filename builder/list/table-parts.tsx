'use client'
// What the tables of the builder share. Their rows come filtered, sorted and cut from the service.
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { ICON } from '../ui/studio'

/** A heading of a table; one that the list can be ordered by is a button. */
export function HeaderCell({
  toggle,
  sorted,
  className,
  children,
}: {
  /** None where nothing is ordered by it. */
  toggle: ((event: unknown) => void) | undefined
  sorted: 'asc' | 'desc' | undefined
  className: string
  children: ReactNode
}) {
  const looks = `h-9 border-b border-studio-line text-left text-studio-label whitespace-nowrap text-studio-text-mute ${className}`
  if (!toggle)
    return (
      <th role="columnheader" scope="col" className={looks}>
        {children}
      </th>
    )
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'} className={looks}>
      <button
        type="button"
        onClick={toggle}
        className={`group -mx-1.5 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 hover:bg-studio-100 ${sorted ? 'text-studio-text' : ''}`}
      >
        {children}
        <Arrow {...ICON} size={12} className={sorted ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'} />
      </button>
    </th>
  )
}

export const CHECK = 'size-4 accent-studio-select max-md:size-5 pointer-coarse:size-5'

export function ChooseAll({
  label = '이 페이지의 문서 모두 고르기',
  isAll,
  isSome,
  onChange,
}: {
  label?: string
  isAll: boolean
  isSome: boolean
  onChange: (event: unknown) => void
}) {
  return (
    <label className="flex h-9 items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = isSome && !isAll
        }}
        onChange={onChange}
        className={CHECK}
      />
    </label>
  )
}

/** Up and down go through the rows and stay in their column; Enter on a box opens what it stands for. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement
  const column = target.dataset['cell']
  const row = target.closest('tr')
  if (column === undefined || !row || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.code === 'Enter' && column === 'choose') {
    row.querySelector<HTMLElement>('[data-cell=title]')?.click()
    return event.preventDefault()
  }
  // On its button, down opens the menu.
  const step = { ArrowDown: column === 'menu' ? 0 : 1, ArrowUp: column === 'menu' ? 0 : -1 }[event.code] ?? 0
  const next = step === 0 ? null : step > 0 ? row.nextElementSibling : row.previousElementSibling
  if (!next) return
  next.querySelector<HTMLElement>(`[data-cell=${column}]`)?.focus()
  event.preventDefault()
}
