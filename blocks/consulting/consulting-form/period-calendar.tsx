'use client'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { ko } from 'react-day-picker/locale/ko'
import { lastPlannableDay } from '@/schemas/rules/consulting/consultation-form'
import { CALENDAR_CLASSES, CALENDAR_COMPONENTS } from '@/blocks/places/_parts/calendar-components'
import { dateOf, dayOf } from '@/blocks/places/_parts/date-of'

interface Props {
  startDt: string
  endDt: string
  /** The day in Seoul, `2026-06-01`. */
  today: string
  /** Of the field that says what is wrong and what to do. */
  describedBy: string
  /** `endDt` is empty until the second day is chosen. */
  onChoose: (startDt: string, endDt: string) => void
}

/**
 * Two days of a calendar, by touch and by keyboard: the first press begins a period, the second ends it. A press before its beginning
 * begins anew. A period that is too long is chosen as well, because its message says why it is refused.
 */
export function PeriodCalendar({ startDt, endDt, today, describedBy, onChoose }: Props) {
  const [month, setMonth] = useState<Date>()
  const selected = { from: dateOf(startDt), to: dateOf(endDt) }
  const choose = (day: string) => (startDt && !endDt && day >= startDt ? onChoose(startDt, day) : onChoose(day, ''))
  const first = dateOf(today)!
  const last = dateOf(lastPlannableDay(today))!
  return (
    <div role="group" aria-label="시공 예정 기간 달력" aria-describedby={describedBy} className="mt-3">
      <DayPicker
        mode="range"
        locale={ko}
        navLayout="around"
        fixedWeeks
        today={first}
        startMonth={first}
        endMonth={last}
        disabled={[{ before: first }, { after: last }]}
        selected={selected}
        onSelect={(_, day) => choose(dayOf(day))}
        month={month ?? selected.from ?? first}
        onMonthChange={setMonth}
        classNames={CALENDAR_CLASSES}
        components={CALENDAR_COMPONENTS}
      />
    </div>
  )
}
