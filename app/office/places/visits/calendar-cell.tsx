'use client'
import { useDroppable } from '@dnd-kit/core'
import { ArrowDownToLine, Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON } from '@/builder/ui/icon'
import type { DaySlot } from '@/schemas/api/places/visit-desk'
import { WHY_NOT, type SlotState } from '@/schemas/rules/places/slot-state'
import { seoulClock } from '@/schemas/words/seoul-day'
import { cellKey, type Cell } from './cell-at'

interface CalendarCellProps {
  cell: Cell
  /** Whether its day is the one that a narrow screen shows. */
  isChosen: boolean
  isToday: boolean
  /** Whether the tab key comes to it. */
  isEntry: boolean
  /** What it is for the booking that is in the air. */
  lifted: 'none' | 'home' | 'open' | 'closed'
  isOver: boolean
  /** How far the present moment is in it, in hundredths; undefined where it is elsewhere. */
  nowAt: number | undefined
  now: number
  children: ReactNode
}

/** Short words beside the numbers of a time; what is open needs none. */
const SHORT: Readonly<Record<SlotState, string>> = { open: '', full: '마감', late: '지남', far: '예약 전', off: '받지 않음' }

/** One time of one day: its places, and the cards of who comes. */
export function CalendarCell({ cell, isChosen, isToday, isEntry, lifted, isOver, nowAt, now, children }: CalendarCellProps) {
  const { slot } = cell
  const { setNodeRef } = useDroppable({ id: cellKey(cell) })
  const ground =
    slot && slot.state !== 'off' ? (slot.state === 'late' || slot.state === 'far' ? 'bg-studio-50' : 'bg-studio-panel') : 'bg-studio-100'
  const over = isOver
    ? lifted === 'open'
      ? 'outline-2 -outline-offset-2 outline-studio-select bg-studio-select-soft'
      : 'outline-2 -outline-offset-2 outline-studio-300'
    : ''
  const open = lifted === 'open' && !isOver ? 'outline-1 -outline-offset-4 outline-dashed outline-studio-accent-200' : ''
  return (
    <td
      ref={setNodeRef}
      data-slot={cellKey(cell)}
      tabIndex={isEntry ? 0 : -1}
      className={`relative h-16 min-w-26 border-t border-l border-studio-line p-1 align-top ${ground} ${over} ${open} ${isChosen ? '' : 'max-md:hidden'} ${isToday ? 'border-l-studio-select' : ''}`}
    >
      {nowAt !== undefined && (
        <span aria-hidden className="pointer-events-none absolute inset-x-0 z-1 h-0.5 bg-danger" style={{ top: `${nowAt}%` }}>
          <span className="absolute -top-1 left-0 size-2.5 -translate-x-1/2 rounded-full bg-danger" />
        </span>
      )}
      {slot ? <Places slot={slot} /> : <span className="sr-only">받지 않음</span>}
      {nowAt !== undefined && <span className="sr-only">지금 {seoulClock(now)}</span>}
      {isOver && lifted !== 'home' && (
        <span className="flex items-center gap-1 text-studio-label text-studio-accent-700">
          {lifted === 'open' ? <ArrowDownToLine {...ICON} size={14} /> : <Ban {...ICON} size={14} />}
          {lifted === 'open' ? '여기로' : '옮길 수 없음'}
        </span>
      )}
      {children}
    </td>
  )
}

function Places({ slot: { state, capacity, taken } }: { slot: DaySlot }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 px-1 text-studio-label font-normal text-studio-text-mute tabular-nums">
      <span>
        <span className="sr-only">
          {capacity}팀 가운데 {taken}팀. {WHY_NOT[state]}
        </span>
        <span aria-hidden>
          {taken}/{capacity}팀
        </span>
      </span>
      {SHORT[state] && (
        <span aria-hidden className={state === 'full' || state === 'off' ? 'font-semibold text-studio-text' : ''}>
          {SHORT[state]}
        </span>
      )}
    </p>
  )
}
