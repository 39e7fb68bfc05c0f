'use client'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ko } from 'react-day-picker/locale/ko'
import type { VisitTimes } from '@/schemas/api/places/visits'
import { dateOf, dayOf } from '../date-of'
import { CALENDAR_CLASSES, CALENDAR_COMPONENTS } from '../calendar-components'

interface Props {
  days: readonly VisitTimes[]
  /** `2026-06-01`; empty before one is chosen. */
  day: string
  describedBy: string
  onChoose: (day: string) => void
}

/** One day of the weeks ahead, by touch and by keyboard; days without visits cannot be chosen. */
export function VisitCalendar({ days, day, describedBy, onChoose }: Props) {
  const [month, setMonth] = useState<Date>()
  const open = new Set(days.filter(({ times }) => times.some(({ state }) => state !== 'past')).map((one) => one.day))
  const selected = dateOf(day)
  const first = dateOf(days[0]!.day)!
  const firstOpen = dateOf([...open][0] ?? '')
  return (
    <div role="group" aria-label="방문하는 날 달력" aria-describedby={describedBy}>
      <DayPicker
        mode="single"
        locale={ko}
        navLayout="around"
        fixedWeeks
        today={first}
        startMonth={first}
        endMonth={dateOf(days.at(-1)!.day)}
        disabled={(date) => !open.has(dayOf(date))}
        selected={selected}
        onSelect={(_, date) => onChoose(dayOf(date))}
        month={month ?? selected ?? firstOpen ?? first}
        onMonthChange={setMonth}
        classNames={CALENDAR_CLASSES}
        components={CALENDAR_COMPONENTS}
      />
    </div>
  )
}
