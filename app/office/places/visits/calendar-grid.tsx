'use client'
// A week or a day of a place: rows are its times, columns its days. A card is dragged, lifted by keys, or moved by its menu; each way ends in
// the same question, during which the card already lies in its new time. A refusal puts it back and says why.
import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { VisitRow } from '@/schemas/api/places/visit-desk'
import { seoulClock, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { CalendarCard, CardFace } from './calendar-card'
import { CalendarCell } from './calendar-cell'
import { cellAt, cellKey, clocksOf, placeVisit, visitOf, whyNot, type CalendarDay, type Cell } from './cell-at'
import type { AskVisitMove } from './calendar-menu'
import { DayHeading } from './day-heading'
import { useVisitLift, type VisitLift } from './use-visit-lift'

export interface AskedMove {
  visit: VisitRow
  to: string | null
}

interface CalendarGridProps {
  label: string
  days: readonly CalendarDay[]
  /** The day that a narrow screen shows. */
  chosen: string
  today: string
  now: number
  /** Undefined without the right to move. */
  ask: AskVisitMove | undefined
  /** The move that is asked about: its card lies in its new time already. */
  asked: AskedMove | null
  refuse: (words: string) => void
  onDay: (day: string) => void
}

const SILENT = { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined }

export function CalendarGrid({ label, days, chosen, today, now, ask, asked, refuse, onDay }: CalendarGridProps) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const clocks = clocksOf(days)
  const shown = asked?.to ? placeVisit(days, asked.visit, asked.to) : days
  const { lift, said, start, moveOver, drop, cancel, onKeyDown } = useVisitLift({ days, now, ask, refuse })
  const [entry, setEntry] = useState('')
  const first = cellKey({ day: days.some(({ day }) => day === chosen) ? chosen : (days[0]?.day ?? ''), clock: clocks[0] ?? '' })
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  )
  useEffect(() => {
    // Where the week is wider than the screen, the chosen day is in sight.
    scroller.current?.querySelector(`[data-day="${chosen}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  useFocusKept(asked)
  const over = (key: unknown): Cell | undefined => {
    const [day, clock] = typeof key === 'string' ? key.split(' ') : []
    return day && clock ? cellAt(days, day, clock) : undefined
  }
  const focused = `${id}-hint`
  return (
    <DndContext
      id={`${id}-dnd`}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        const visit = visitOf(days, String(active.id))
        if (visit) start(visit, 'pointer')
      }}
      onDragOver={({ over: at }) => {
        const cell = over(at?.id)
        if (cell) moveOver(cell.day, cell.clock)
      }}
      onDragEnd={({ over: at }) => drop(over(at?.id))}
      onDragCancel={cancel}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <p id={focused} hidden>
        스페이스로 들고 화살표로 날과 시간을 고른 뒤 스페이스로 놓습니다.
      </p>
      <div ref={scroller} className="overflow-x-auto rounded-lg border border-studio-line">
        <table
          role="grid"
          aria-label={label}
          className="w-full border-separate border-spacing-0"
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setEntry(target.closest<HTMLElement>('[data-slot]')?.dataset['slot'] ?? entry)}
          onBlur={({ currentTarget, relatedTarget }) => lift?.by === 'keys' && !currentTarget.contains(relatedTarget) && cancel()}
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-2 w-14 bg-studio-panel px-2 text-left whitespace-nowrap text-studio-label font-normal text-studio-text-mute"
              >
                시간
              </th>
              {shown.map((day) => (
                <DayHeading key={day.day} {...{ day, today }} isChosen={day.day === chosen} onChoose={() => onDay(day.day)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {clocks.map((clock, row) => (
              <tr key={clock}>
                <th
                  scope="row"
                  className="sticky left-0 z-2 border-t border-studio-line bg-studio-panel px-2 pt-1.5 text-left align-top whitespace-nowrap text-studio-label font-normal text-studio-text-mute tabular-nums"
                >
                  {clock}
                </th>
                {shown.map(({ day }) => {
                  const cell = cellAt(shown, day, clock)
                  const key = cellKey(cell)
                  return (
                    <CalendarCell
                      key={day}
                      cell={cell}
                      isChosen={day === chosen}
                      isToday={day === today}
                      isEntry={(entry || first) === key}
                      lifted={lifted(cellAt(days, day, clock), lift)}
                      isOver={lift !== null && cellKey(lift.over) === key}
                      nowAt={day === today ? nowIn(day, clock, clocks[row + 1], now) : undefined}
                      now={now}
                    >
                      {cell.slot && cell.slot.visits.length > 0 && (
                        <ul className="mt-1 grid gap-1">
                          {cell.slot.visits.map((visit) => (
                            <CalendarCard
                              key={visit.visitSeq}
                              {...{ visit, now, ask }}
                              isLifted={lift?.visit.visitSeq === visit.visitSeq}
                              isPlaced={asked?.to !== null && asked?.visit.visitSeq === visit.visitSeq}
                              hintId={focused}
                            />
                          ))}
                        </ul>
                      )}
                    </CalendarCell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <DragOverlay dropAnimation={null}>
        {lift?.by === 'pointer' && (
          <div className="cursor-grabbing rounded-md border border-studio-select bg-studio-panel pr-2 shadow-studio">
            <CardFace visit={lift.visit} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** A card that changes its time is another element: once the question is closed, the focus returns to it. */
function useFocusKept(asked: AskedMove | null): void {
  const last = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (asked) {
      last.current = asked.visit.visitSeq
      return undefined
    }
    if (last.current === null) return undefined
    // The dialog gives the focus back to the element that had it, which may be gone by then.
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(`[data-card="${last.current}"] [data-cell=title]`)?.focus()
      last.current = null
    })
    return () => clearTimeout(timer)
  }, [asked])
}

function lifted(cell: Cell, lift: VisitLift | null): 'none' | 'home' | 'open' | 'closed' {
  if (!lift) return 'none'
  if (cell.slot?.startsAt === lift.visit.startsAt) return 'home'
  return whyNot(cell) === undefined ? 'open' : 'closed'
}

/** Where the present moment lies between the beginning of this row and that of the next one, in hundredths. */
function nowIn(day: string, clock: string, next: string | undefined, now: number): number | undefined {
  const at = (text: string): number => startOfSeoulDay(day).getTime() + (Number(text.slice(0, 2)) * 60 + Number(text.slice(3))) * 60_000
  const [from, until] = [at(clock), next ? at(next) : at(clock) + 3_600_000]
  return seoulClock(now) >= clock && now < until ? Math.round((100 * (now - from)) / (until - from)) : undefined
}
