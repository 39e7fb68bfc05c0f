import { CalendarClock, SquareArrowOutUpRight } from 'lucide-react'
import type { RowMenuItem } from '@/builder/list/row-menu'
import type { VisitRow } from '@/schemas/api/places/visit-desk'
import { whyVisitStays } from '@/schemas/rules/places/slot-state'
import { deskVisitPath } from './desk-visit-path'

/** Opens the dialog that moves a booking; null lets the member of staff choose the time there. */
export type AskVisitMove = (visit: VisitRow, to: string | null) => void

/** Everything that dragging does, by presses (WCAG 2.5.7). @param ask undefined without the right to move. */
export function calendarMenu(visit: VisitRow, now: number, ask: AskVisitMove | undefined): RowMenuItem[][] {
  const open = { words: '예약 열기', icon: SquareArrowOutUpRight, href: deskVisitPath(visit.visitSeq) }
  if (!ask || whyVisitStays(visit, now)) return [[open]]
  return [[{ words: '시간 옮기기…', icon: CalendarClock, onSelect: () => ask(visit, null) }], [open]]
}
