/** What the window needs of an event. Dates are ISO text, or `2026-06-30` for the whole day in Seoul. */
export interface EventWindow {
  OPEN_STR_DATE: string
  OPEN_END_DATE: string
}
export type EventState = 'upcoming' | 'open' | 'finished'

const DAY_ONLY = /^(\d{4})-(\d\d)-(\d\d)$/
const DAY = 86_400_000
/** Seoul is nine hours ahead of UTC and has no summer time. */
const AHEAD = 9 * 3_600_000
const HAS_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i

/**
 * Epoch milliseconds of a date of an event; one without a time counts from the beginning, or to the end, of its day in Seoul
 * (V-EVT-1).
 */
export function momentOf(text: string, end: boolean): number {
  const day = DAY_ONLY.exec(text)
  if (day) {
    const [, y, m, d] = day.map(Number) as [number, number, number, number]
    const start = Date.UTC(y, m - 1, d) - AHEAD
    return end ? start + DAY - 1 : start
  }
  return Date.parse(HAS_ZONE.test(text) ? text : `${text.replace(' ', 'T')}+09:00`)
}

const timeOf = (now: string | number | Date): number => (typeof now === 'string' ? Date.parse(now) : Number(now))

/** Both ends belong to the window. */
export function eventState(event: EventWindow, now: string | number | Date): EventState {
  const time = timeOf(now)
  if (time < momentOf(event.OPEN_STR_DATE, false)) return 'upcoming'
  return time <= momentOf(event.OPEN_END_DATE, true) ? 'open' : 'finished'
}

/** Entry is possible (V-EVT-1). */
export const isEventOpen = (event: EventWindow, now: string | number | Date): boolean => eventState(event, now) === 'open'

/** When the event's state turns next, ISO; null when it is over for good. A cached page expires there. */
export function nextEventTurn(event: EventWindow, now: string | number | Date): string | null {
  const state = eventState(event, now)
  if (state === 'finished') return null
  const turn = state === 'upcoming' ? momentOf(event.OPEN_STR_DATE, false) : momentOf(event.OPEN_END_DATE, true) + 1
  return new Date(turn).toISOString()
}

/** Whole days in Seoul until the last day of the event: 0 on that day (D-DAY), negative afterwards. */
export function daysLeft(event: EventWindow, now: string | number | Date): number {
  const day = (time: number) => Math.floor((time + AHEAD) / DAY)
  return day(momentOf(event.OPEN_END_DATE, true)) - day(timeOf(now))
}
