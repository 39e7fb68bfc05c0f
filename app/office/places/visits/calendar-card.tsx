'use client'
import { useDraggable } from '@dnd-kit/core'
import { RowMenu } from '@/builder/list/row-menu'
import type { VisitRow } from '@/schemas/api/places/visit-desk'
import { whyVisitStays } from '@/schemas/rules/places/slot-state'
import { calendarMenu, type AskVisitMove } from './calendar-menu'
import { visitWords } from './cell-at'
import { deskVisitPath } from './desk-visit-path'
import { VisitPill } from './visit-pill'

interface CalendarCardProps {
  visit: VisitRow
  now: number
  /** Undefined without the right to move. */
  ask: AskVisitMove | undefined
  isLifted: boolean
  /** Waits in its new time for the reason. */
  isPlaced: boolean
  hintId: string
}

/** One booking: who comes, with how many, and what became of it. It is dragged as a whole, lifted by the space bar, or moved by its menu. */
export function CalendarCard({ visit, now, ask, isLifted, isPlaced, hintId }: CalendarCardProps) {
  const canMove = ask !== undefined && whyVisitStays(visit, now) === undefined
  const { listeners, setNodeRef } = useDraggable({ id: String(visit.visitSeq), disabled: !canMove })
  const border = isLifted ? 'border-studio-select shadow-studio' : isPlaced ? 'border-dashed border-studio-select' : 'border-studio-line'
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      data-card={visit.visitSeq}
      className={`flex items-start rounded-md border bg-studio-panel ${border} ${canMove ? 'cursor-grab' : ''} ${visit.isDropped ? 'border-l-2 border-l-danger' : ''}`}
    >
      <CardFace visit={visit} hintId={canMove ? hintId : undefined} />
      <div className="shrink-0">
        <RowMenu label={`${visitWords(visit)}: 할 일`} groups={calendarMenu(visit, now, ask)} />
      </div>
    </li>
  )
}

/** The words of a card, also below the pointer while it is dragged. */
export function CardFace({ visit, hintId }: { visit: VisitRow; hintId?: string | undefined }) {
  const { visitSeq, name, people, state, isDropped, hasRequest } = visit
  return (
    <div className="grid min-w-0 flex-1 justify-items-start gap-0.5 py-1.5 pl-2">
      <a
        href={deskVisitPath(visitSeq)}
        draggable={false}
        data-cell="title"
        aria-describedby={hintId}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline max-md:py-1.5"
      >
        {name} <span className="font-normal text-studio-text-mute tabular-nums">{people}명</span>
      </a>
      {hasRequest && <span className="text-studio-label font-normal text-studio-text-mute">요청 있음</span>}
      {(state !== 'booked' || isDropped) && <VisitPill state={state} isDropped={isDropped} />}
    </div>
  )
}
