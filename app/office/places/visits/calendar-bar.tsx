'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ActButton } from '@/builder/ui/act-button'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import type { Item } from '@/schemas/api/base/contract'
import type { listVisitDays } from '@/schemas/api/places/visit-desk'
import { daysAfter } from '@/schemas/rules/places/week-of'
import type { DeskView } from '../../_parts/desk/desk-definition'
import { dayWords, type CalendarDay } from './cell-at'
import { CalendarSwitch } from './calendar-switch'

interface CalendarBarProps {
  view: DeskView
  /** Undefined until the calendar has answered. */
  item: Item<typeof listVisitDays> | undefined
  days: readonly CalendarDay[]
  /** The chosen day. */
  day: string
  isDay: boolean
  go: (change: { place?: string; day?: string; span?: 'day' | '' }) => void
}

/** Which place, which days, and in which look. */
export function CalendarBar({ view, item, days, day, isDay, go }: CalendarBarProps) {
  const step = isDay ? 1 : 7
  const [unit, before, after] = isDay ? ['일', '이전 날', '다음 날'] : ['주', '이전 주', '다음 주']
  const [first, last] = [days[0]?.day ?? day, days.at(-1)?.day ?? day]
  const places = item?.places ?? []
  // Of another week than this one, the first day that receives anybody.
  const someDay = days.some((one) => one.day === item?.today) ? day : (days.find(({ slots }) => slots.length > 0)?.day ?? day)
  return (
    <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
      {places.length > 1 && item && (
        <ChooseFilter
          label="곳"
          choices={places.map(({ place, name }) => ({ value: place, words: name }))}
          value={item.place}
          onChoose={(place) => go({ place })}
          className="max-w-64"
        />
      )}
      {places.length === 1 && <b className="font-semibold">{places[0]!.name}</b>}
      <div role="group" aria-label={`${unit} 넘기기`} className="flex gap-1">
        <ActButton icon={ChevronLeft} aria-label={before} onClick={() => go({ day: daysAfter(day, -step) })} />
        <ActButton disabled={!item || day === item.today} onClick={() => go({ day: '' })}>
          오늘
        </ActButton>
        <ActButton icon={ChevronRight} aria-label={after} onClick={() => go({ day: daysAfter(day, step) })} />
      </div>
      <h2 aria-live="polite" className="text-studio-title tabular-nums">
        {first === last ? dayWords(first) : `${dayWords(first)} ~ ${dayWords(last)}`}
      </h2>
      <div className="flex flex-wrap gap-2 md:ml-auto">
        <div role="group" aria-label="보는 기간" className={SEGMENTS}>
          <ActButton look={SEGMENT} aria-pressed={!isDay} onClick={() => go({ span: '' })}>
            주
          </ActButton>
          <ActButton look={SEGMENT} aria-pressed={isDay} onClick={() => go(isDay ? { span: 'day' } : { span: 'day', day: someDay })}>
            일
          </ActButton>
        </div>
        <CalendarSwitch now={{ view }} />
      </div>
    </div>
  )
}
