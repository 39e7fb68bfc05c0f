'use client'
import type { VisitTime, VisitTimes } from '@/schemas/api/places/visits'
import { visitClock, visitMoment } from '@/schemas/rules/places/visit-form'
import { formatDay } from '@/schemas/words/dates'
import { Icon } from '@/lib/ui/icon'
import { FaultLine } from '@/blocks/base/_parts/form/fault-line'
import { VisitCalendar } from './visit-calendar'

interface Props {
  /** Of the group: its message is `{id}-error`. */
  id: string
  days: readonly VisitTimes[]
  day: string
  startsAt: string
  closeHours: number
  error: string | undefined
  /** Free times near one that was filled meanwhile. */
  nearest: readonly VisitTime[]
  onDay: (day: string) => void
  onTime: (startsAt: string, day: string) => void
}

const FAINT = { opacity: 0.4 }
const STATE_WORDS = { full: '마감', past: '지남' } as const

/** A day in the calendar, then a time of it: what is full or over is shown as such. */
export function TimeChoice({ id, days, day, startsAt, closeHours, error, nearest, onDay, onTime }: Props) {
  const chosen = days.find((one) => one.day === day)
  const described = `${id}-error ${id}-help`
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described} className="min-w-0 outline-none">
      <legend className="mb-2 block text-small font-semibold">방문하실 날과 시간</legend>
      <div className="grid gap-7 md:grid-cols-2">
        <VisitCalendar days={days} day={day} describedBy={described} onChoose={onDay} />
        <div className="min-w-0">
          <p id={`${id}-help`} role="status" className="mb-3 text-small text-ink-mute">
            {helpOf(chosen, startsAt, closeHours)}
          </p>
          {chosen && (
            <div role="group" aria-label={`${formatDay(`${day}T00:00:00+09:00`)} 방문 시간`} className="grid grid-cols-2 gap-2">
              {chosen.times.map((time) => (
                <TimeCard
                  key={time.startsAt}
                  time={time}
                  isChosen={time.startsAt === startsAt}
                  isWrong={error !== undefined}
                  onTime={onTime}
                  day={day}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <FaultLine id={`${id}-error`} text={error} />
      {nearest.length > 0 && (
        <div className="mt-5">
          <p className="mb-2 text-small font-semibold">가까운 다른 시간</p>
          <ul className="flex flex-wrap gap-2">
            {nearest.map((time) => (
              <li key={time.startsAt}>
                <button
                  type="button"
                  onClick={() => onTime(time.startsAt, dayOfTime(days, time.startsAt))}
                  className="action action-line action-md"
                >
                  {visitMoment(time.startsAt).slice(5)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  )
}

/** The day of the calendar that holds a time. */
const dayOfTime = (days: readonly VisitTimes[], startsAt: string): string =>
  days.find(({ times }) => times.some((time) => time.startsAt === startsAt))?.day ?? ''

function helpOf(chosen: VisitTimes | undefined, startsAt: string, closeHours: number): string {
  if (!chosen)
    return closeHours > 0 ? `방문하실 날을 골라 주세요. 시작 ${closeHours}시간 전까지 예약하실 수 있습니다.` : '방문하실 날을 골라 주세요.'
  const time = chosen.times.find((one) => one.startsAt === startsAt)
  if (time) return `${visitMoment(time.startsAt)}부터 ${visitClock(time.endsAt)}까지입니다.`
  if (chosen.times.every(({ state }) => state !== 'open')) return '이날은 자리가 모두 찼습니다. 다른 날을 골라 주세요.'
  return '시간을 골라 주세요.'
}

interface TimeCardProps {
  time: VisitTime
  day: string
  isChosen: boolean
  isWrong: boolean
  onTime: (startsAt: string, day: string) => void
}

function TimeCard({ time: { startsAt, state, left }, day, isChosen, isWrong, onTime }: TimeCardProps) {
  const isOpen = state === 'open'
  return (
    <label
      className={`relative flex min-h-13 items-center gap-3 rounded-sm border bg-page px-4 py-3 transition-colors duration-(--duration-quick) has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isOpen ? 'cursor-pointer hover:border-ink' : ''} ${isWrong ? 'border-danger' : 'border-line-field'}`}
      style={isOpen ? undefined : FAINT}
    >
      <input
        type="radio"
        name="visit-time"
        value={startsAt}
        checked={isChosen}
        disabled={!isOpen}
        onChange={() => onTime(startsAt, day)}
        className="peer absolute size-6 cursor-pointer opacity-0"
      />
      <span className="min-w-0 grow">
        <span className="numeric font-semibold">{visitClock(startsAt)}</span>
        <span className="block text-small text-ink-mute">{state === 'open' ? `${left}팀 가능` : STATE_WORDS[state]}</span>
      </span>
      <Icon name="check" size={18} className="hidden shrink-0 peer-checked:block" />
    </label>
  )
}
