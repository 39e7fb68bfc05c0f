'use client'
import { useState, type KeyboardEvent } from 'react'
import { withParticle } from '@/lib/particle'
import type { VisitRow } from '@/schemas/api/places/visit-desk'
import { whyVisitStays } from '@/schemas/rules/places/slot-state'
import { seoulClock, seoulDay } from '@/schemas/words/seoul-day'
import { cellAt, cellKey, cellWords, visitOf, visitWords, whyNot, type CalendarDay, type Cell } from './cell-at'
import type { AskVisitMove } from './calendar-menu'
import { arrowOf, cellBeside, walkCalendar } from './walk-calendar'

export interface VisitLift {
  visit: VisitRow
  over: Cell
  by: 'keys' | 'pointer'
}

interface LiftOf {
  days: readonly CalendarDay[]
  now: number
  /** Opens the question after a drop; undefined without the right to move. */
  ask: AskVisitMove | undefined
  /** Says on the screen why a drop was refused. */
  refuse: (words: string) => void
}

/** A booking in the air, by the pointer or by keys, and what a screen reader says of it: names and moments, never ids. */
export function useVisitLift({ days, now, ask, refuse }: LiftOf) {
  const [lift, setLift] = useState<VisitLift | null>(null)
  const [said, say] = useState('')

  function start(visit: VisitRow, by: VisitLift['by']): void {
    const why = whyVisitStays(visit, now)
    if (why) return say(why)
    refuse('')
    setLift({ visit, over: cellAt(days, seoulDay(new Date(visit.startsAt)), seoulClock(visit.startsAt)), by })
    say(`${withParticle(visitWords(visit), '을/를')} 들었습니다. 화살표로 날과 시간을 고르고 스페이스로 놓습니다. Esc로 그만둡니다.`)
  }
  function moveOver(day: string, clock: string): void {
    if (!lift || cellKey(lift.over) === cellKey({ day, clock })) return
    const over = cellAt(days, day, clock)
    setLift({ ...lift, over })
    say(
      over.slot?.startsAt === lift.visit.startsAt
        ? `${cellWords(over)}. 지금 시간입니다.`
        : `${cellWords(over)}. ${whyNot(over) ?? `${over.slot!.capacity - over.slot!.taken}자리 남았습니다. 옮길 수 있습니다.`}`,
    )
    document.querySelector(`[data-slot="${cellKey(over)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  function cancel(): void {
    if (!lift) return
    setLift(null)
    say(`${withParticle(visitWords(lift.visit), '을/를')} 제자리에 두었습니다.`)
  }
  function drop(over: Cell | undefined): void {
    if (!lift) return
    if (!over || over.slot?.startsAt === lift.visit.startsAt) return cancel()
    setLift(null)
    const why = whyNot(over)
    if (why) {
      const words = `${cellWords(over)}로 옮길 수 없습니다. ${why}`
      say(`${words} ${withParticle(visitWords(lift.visit), '을/를')} 제자리에 두었습니다.`)
      return refuse(words)
    }
    say(`${cellWords(over)}에 놓았습니다. 옮기는 사유를 입력해 주세요.`)
    ask?.(lift.visit, over.slot!.startsAt)
  }

  /** In the table: the space bar lifts a card, and without a lifted one the arrows walk. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { code, target } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    // The button of a menu opens it by the same keys.
    if (target.closest('[data-cell=menu]')) return
    const arrow = arrowOf(code)
    if (!lift) {
      const card = target.closest<HTMLElement>('[data-card]')
      if (code === 'Space' && card && ask) {
        const visit = visitOf(days, card.dataset['card'])
        if (visit) start(visit, 'keys')
        event.preventDefault()
      } else if (arrow && walkCalendar(target, arrow)) event.preventDefault()
      return
    }
    if (code === 'Space' || code === 'Enter') drop(lift.over)
    else if (code === 'Escape') cancel()
    else if (arrow) {
      const [day, clock] =
        cellBeside(document.querySelector(`[data-slot="${cellKey(lift.over)}"]`), arrow)?.dataset['slot']?.split(' ') ?? []
      if (day && clock) moveOver(day, clock)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { lift, said, start, moveOver, drop, cancel, onKeyDown }
}
