'use client'
import { ChevronLeft } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker'
import { ko } from 'react-day-picker/locale/ko'
import { seoulMinute } from './to-seoul'
import { ChooseFilter } from '../list/choose-filter'
import { LINE_BUTTON, MAIN_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { clockWords, dayWords } from './moment-words'
import type { MomentKind } from './typed-moment'
import { useHolidays } from './use-holidays'

interface MomentCalendarProps {
  kind: MomentKind
  value: string
  min: string
  max: string
  isClearable: boolean
  /** Empty for none. */
  onChoose: (value: string) => void
  onClose: () => void
}

// A day of the calendar is the browser's noon of that day: no time zone makes another day of it.
function dateOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)/.exec(day) ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date), 12) : undefined
}
const dayOf = (date: Date): string =>
  [date.getFullYear(), ...[date.getMonth() + 1, date.getDate()].map((one) => String(one).padStart(2, '0'))].join('-')

const TURN =
  'grid size-8 place-items-center rounded-sm hover:bg-studio-100 aria-disabled:text-studio-300 max-md:size-11 pointer-coarse:size-11'
const CLASSES = {
  root: 'w-full',
  months: 'w-full',
  month: 'flex flex-wrap items-center justify-between',
  button_previous: TURN,
  button_next: `${TURN} rotate-180`,
  caption_label: 'font-semibold tabular-nums',
  month_grid: 'mt-1 w-full table-fixed',
  weekday: 'py-1 text-studio-micro font-normal text-studio-text-mute',
  day: 'p-0 text-center',
}
const CLOCKS = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`)

/** The days of a month with the holidays of Korea, by pointer and by keys, and the time of day for a moment. */
export function MomentCalendar({ kind, value, min, max, isClearable, onChoose, onClose }: MomentCalendarProps) {
  const now = seoulMinute()
  const today = dateOf(now)!
  const selected = dateOf(value)
  const [month, setMonth] = useState(selected ?? today)
  const holidayOf = useHolidays(month.getFullYear())
  const clock = value.slice(11, 16)
  const inMonth = holidayOf.of(dayOf(month).slice(0, 7))
  const [first, last] = [dateOf(min)!, dateOf(max)!]
  const nowValue = kind === 'day' ? now.slice(0, 10) : now
  return (
    <div className="flex flex-col gap-3">
      <DayPicker
        mode="single"
        autoFocus
        locale={ko}
        navLayout="around"
        fixedWeeks
        today={today}
        startMonth={first}
        endMonth={last}
        disabled={[{ before: first }, { after: last }]}
        modifiers={{ holiday: (date) => holidayOf.day(dayOf(date)) !== '' || date.getDay() === 0 }}
        labels={{
          labelDayButton: (date, { today: isToday, selected: isChosen }) =>
            [dayWords(dayOf(date)), holidayOf.day(dayOf(date)), isToday && '오늘', isChosen && '고른 날'].filter(Boolean).join(', '),
          labelPrevious: () => '이전 달',
          labelNext: () => '다음 달',
        }}
        selected={selected}
        onSelect={(_, date, __, event) => {
          onChoose(kind === 'day' ? dayOf(date) : `${dayOf(date)}T${clock || '00:00'}`)
          // A day that a key chose is final, so that the focus is back at the field; a press may go on to the time beside it.
          if (kind === 'day' || event.detail === 0) onClose()
        }}
        month={month}
        onMonthChange={setMonth}
        classNames={CLASSES}
        components={{ DayButton, Chevron }}
      />
      {inMonth.length > 0 && (
        <ul aria-label="이달의 공휴일" className="flex flex-wrap gap-x-3 text-studio-label font-normal text-studio-text-mute">
          {inMonth.map(([day, names]) => (
            <li key={day}>
              <span className="text-danger tabular-nums">{Number(day.slice(8))}일</span> {names}
            </li>
          ))}
        </ul>
      )}
      {kind === 'moment' && value !== '' && (
        <div className="flex items-center gap-2">
          <span className="shrink-0 text-studio-label">시각</span>
          <ChooseFilter
            label="시각"
            choices={[...new Set([...CLOCKS, clock])].toSorted().map((one) => ({ value: one, words: clockWords(one) }))}
            value={clock}
            onChoose={(next) => onChoose(`${value.slice(0, 10)}T${next}`)}
            className="min-w-0 flex-1 font-normal"
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={LINE_BUTTON}
          disabled={nowValue < min || nowValue > max}
          onClick={() => {
            onChoose(nowValue)
            onClose()
          }}
        >
          {kind === 'day' ? '오늘' : '지금'}
        </button>
        {isClearable && value !== '' && (
          <button
            type="button"
            className={LINE_BUTTON}
            onClick={() => {
              onChoose('')
              onClose()
            }}
          >
            지우기
          </button>
        )}
        <button type="button" className={`${MAIN_BUTTON} ml-auto`} onClick={onClose}>
          닫기
        </button>
      </div>
    </div>
  )
}

function DayButton({ day: _day, modifiers, ...button }: DayButtonProps) {
  const look = modifiers['selected']
    ? 'bg-studio-select font-semibold text-studio-panel'
    : modifiers['disabled']
      ? 'text-studio-300'
      : `hover:bg-studio-100 ${modifiers['holiday'] ? 'text-danger' : ''} ${modifiers['outside'] ? 'opacity-60' : ''}`
  const place = useRef<HTMLButtonElement>(null)
  const isFocused = modifiers['focused']
  // The calendar moves the focus by this mark, before the next key is read: a later effect would take the focus back from the day after.
  useLayoutEffect(() => {
    if (isFocused) place.current?.focus()
  }, [isFocused])
  return (
    <button
      ref={place}
      {...button}
      className={`h-9 w-full rounded-sm tabular-nums max-md:h-11 pointer-coarse:h-11 ${modifiers['today'] ? 'underline underline-offset-4' : ''} ${look}`}
    />
  )
}
const Chevron = (_props: ChevronProps) => <ChevronLeft {...ICON} />
