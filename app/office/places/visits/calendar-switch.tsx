'use client'
import { CalendarDays } from 'lucide-react'
import type { DeskView } from '../../_parts/desk/desk-definition'
import { LookSwitch } from '../../_parts/desk/look-switch'

/** The same bookings as a list or as a calendar of one place. The list has more days than the one that the calendar shows. */
export const CalendarSwitch = ({ now: { view } }: { now: { view: DeskView } }) => (
  <LookSwitch look="calendar" words="달력" icon={CalendarDays} isShown={view.filters['look'] === 'calendar'} drops={['day', 'span']} />
)
