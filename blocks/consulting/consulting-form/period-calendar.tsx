'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker'
import { ko } from 'react-day-picker/locale/ko'
import { Icon } from '@/lib/ui/icon'
import { lastPlannableDay } from '@/schemas/rules/consulting/consultation-form'

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
        classNames={CLASSES}
        components={COMPONENTS}
      />
    </div>
  )
}

// A day of the calendar is the browser's noon of that day: no time zone makes another day of it, nor does an hour that summer time skips.
const dateOf = (day: string): Date | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date), 12) : undefined
}
const dayOf = (date: Date): string => [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
const twoDigits = (number: number): string => String(number).padStart(2, '0')

const TURN = 'grid size-11 place-items-center rounded-full hover:bg-action-quiet'
/** A day, or a month, that cannot be chosen. */
const FAINT = { opacity: 0.4 }
const CLASSES = {
  root: 'w-full',
  months: 'w-full',
  month: 'flex flex-wrap items-center justify-between',
  button_previous: `${TURN} rotate-180`,
  button_next: TURN,
  caption_label: 'numeric font-semibold',
  month_grid: 'w-full',
  weekday: 'py-2 text-caption font-normal text-ink-mute',
  day: 'p-0 text-center',
}

function DayButton({ day: _day, modifiers, ...button }: DayButtonProps) {
  const isEnd = modifiers['range_start'] || modifiers['range_end'] || (modifiers['selected'] && !modifiers['range_middle'])
  const look = isEnd
    ? 'bg-ink text-on-ink font-semibold'
    : modifiers['range_middle']
      ? 'bg-surface-deep'
      : modifiers['outside'] || modifiers['disabled']
        ? 'text-ink-mute'
        : 'hover:bg-action-quiet'
  const place = useRef<HTMLButtonElement>(null)
  const isFocused = modifiers['focused']
  // The calendar moves the focus by this mark. Before the next key is read: a later effect would take the focus back from the day after.
  useLayoutEffect(() => {
    if (isFocused) place.current?.focus()
  }, [isFocused])
  return (
    <button
      ref={place}
      {...button}
      className={`numeric h-11 w-full rounded-sm ${modifiers['today'] ? 'underline' : ''} ${look}`}
      style={modifiers['disabled'] ? FAINT : undefined}
    />
  )
}
function Chevron({ disabled }: ChevronProps) {
  return (
    <span style={disabled ? FAINT : undefined}>
      <Icon name="chevron" size={20} />
    </span>
  )
}
const COMPONENTS = { DayButton, Chevron }
