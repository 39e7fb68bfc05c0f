import { daysLeft, eventState, nextEventTurn, type EventState, type EventWindow } from '@/schemas/rules/events/event-window'
import { formatDay } from '@/schemas/words/dates'

const DAY = 86_400_000
/** Seoul has no summer time: its day begins nine hours before UTC's. */
const SEOUL = 9 * 3_600_000

/** The next midnight of Seoul, ISO: then every D-day decreases. */
export const nextMidnight = (now: string): string => new Date((Math.floor((Date.parse(now) + SEOUL) / DAY) + 1) * DAY - SEOUL).toISOString()

/** `2026.11.02 (월) ~ 11.30 (월)`; the year is repeated only when it changes. */
export function periodWords({ OPEN_STR_DATE, OPEN_END_DATE }: EventWindow): string {
  const [from, until] = [formatDay(OPEN_STR_DATE), formatDay(OPEN_END_DATE)]
  if (from === until) return from
  return `${from} ~ ${from.slice(0, 5) === until.slice(0, 5) ? until.slice(5) : until}`
}

export interface EventStanding {
  state: EventState
  /** The label on its card: D-9, D-day, 곧 시작, 종료. */
  word: string
  tone: 'accent' | 'calm' | 'quiet'
}

export function eventStanding(event: EventWindow, now: string): EventStanding {
  const state = eventState(event, now)
  if (state === 'finished') return { state, word: '종료', tone: 'quiet' }
  if (state === 'upcoming') return { state, word: '곧 시작', tone: 'calm' }
  const days = daysLeft(event, now)
  return { state, word: days === 0 ? 'D-day' : `D-${days}`, tone: 'accent' }
}

/** Why an event cannot be entered outside its window (V-EVT-1). */
export const closedWords = (event: EventWindow, now: string): string =>
  eventState(event, now) === 'upcoming'
    ? `${formatDay(event.OPEN_STR_DATE)}부터 참여하실 수 있습니다.`
    : '종료된 이벤트입니다. 참여해 주셔서 감사합니다.'

/** Until when the displayed state of these events is valid: the first change, and no later than midnight. */
export function eventsFreshUntil(events: readonly EventWindow[], now: string): string {
  const turns = events.flatMap((event) => nextEventTurn(event, now) ?? [])
  return [nextMidnight(now), ...turns].reduce((a, b) => (Date.parse(b) < Date.parse(a) ? b : a))
}
