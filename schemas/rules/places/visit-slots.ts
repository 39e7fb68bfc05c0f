// Times at which a store or a model house can be visited (SYS-29), from the weekly hours that staff write. A time is offered, not stored:
// its row is written by the first booking, so that hours which change leave no rows behind. Days and hours are Seoul's, which keeps UTC+9
// all year.
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { daysOf, openingOf, weekdayOf, type ClosedDate, type HolidayNames, type Hours } from './opening-hours'

/** Visits that follow each other on some days of the week. */
export interface VisitSpan {
  /** 매일, 평일, 주말, 토요일. */
  days: string
  /** `10:30` */
  from: string
  until: string
  /** Of one visit. */
  minutes: number
  /** Parties at a time. */
  capacity: number
}

export interface VisitHours {
  spans: readonly VisitSpan[]
  weeksAhead: number
  /** Hours before a visit after which it is neither booked nor changed nor cancelled. */
  closeHours: number
  /** Whether public holidays are closed. */
  holidaysYn: 'Y' | 'N'
  closedDates: readonly ClosedDate[]
}

/** What else closes a day: the opening hours of a store, the dates of a model house. */
export interface VisitPlaceHours {
  /** Undefined where its words cannot be read. */
  hours?: Hours | undefined
  closedDates?: readonly ClosedDate[]
  openFrom?: Date
  openUntil?: Date
}

export interface OfferedSlot {
  startsAt: Date
  endsAt: Date
  /** Until when it is booked, changed and cancelled. */
  closesAt: Date
  capacity: number
}
export interface VisitDay {
  /** `2026-06-01` */
  day: string
  slots: readonly OfferedSlot[]
  /** Why there are none; empty where there are some. */
  reason: string
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/
/** Why a day has no times although nothing closes it. */
export const NO_VISITS = '방문 예약을 받지 않는 날'

/** Minutes after midnight; NaN for what is no time. */
export const minutesOf = (clock: string): number =>
  CLOCK.test(clock) ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) : Number.NaN

/** The visits of one day. @param day `2026-06-01` in Seoul. */
export function visitDay(rule: VisitHours, place: VisitPlaceHours, day: string, holidayNames: HolidayNames): VisitDay {
  const closed = (reason: string): VisitDay => ({ day, slots: [], reason })
  const own = rule.closedDates.find(({ date }) => date === day)
  if (own) return closed(own.reason || '휴무')
  const [holiday] = rule.holidaysYn === 'Y' ? holidayNames(day) : []
  if (holiday) return closed(holiday)
  if (place.hours) {
    const opening = openingOf(place.hours, day, place.closedDates ?? [], holidayNames)
    if (!opening.span) return closed(opening.reason)
  } else {
    const ofPlace = place.closedDates?.find(({ date }) => date === day)
    if (ofPlace) return closed(ofPlace.reason || '휴무')
  }
  const slots = slotsOf(rule, day).filter(
    ({ startsAt, endsAt }) => !(place.openFrom && startsAt < place.openFrom) && !(place.openUntil && endsAt > place.openUntil),
  )
  return slots.length > 0 ? { day, slots, reason: '' } : closed(NO_VISITS)
}

/** In the order of the day; of spans that overlap, the first one gives a time its length and its places. */
function slotsOf({ spans, closeHours }: VisitHours, day: string): OfferedSlot[] {
  const start = startOfSeoulDay(day).getTime()
  const slots = new Map<number, OfferedSlot>()
  for (const { days, from, until, minutes, capacity } of spans) {
    if (!daysOf(days)?.includes(weekdayOf(day))) continue
    for (let at = minutesOf(from); at + minutes <= minutesOf(until); at += minutes) {
      const startsAt = start + at * MINUTE
      if (slots.has(startsAt)) continue
      slots.set(startsAt, {
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + minutes * MINUTE),
        closesAt: new Date(startsAt - closeHours * HOUR),
        capacity,
      })
    }
  }
  return [...slots.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** Today and the days of the weeks ahead. */
export function visitDays(rule: VisitHours, place: VisitPlaceHours, now: Date, holidayNames: HolidayNames): VisitDay[] {
  const days: VisitDay[] = []
  let at = now
  for (let count = 0; count <= rule.weeksAhead * 7; count++) {
    const day = seoulDay(at)
    days.push(visitDay(rule, place, day, holidayNames))
    at = afterSeoulDay(day)
  }
  return days
}

/** The offered visit that begins at a moment; undefined where none does. Past ones are found as well: who asks decides by `closesAt`. */
export const slotAt = (rule: VisitHours, place: VisitPlaceHours, startsAt: Date, holidayNames: HolidayNames): OfferedSlot | undefined =>
  visitDay(rule, place, seoulDay(startsAt), holidayNames).slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())

/** The last moment whose visits can be booked. */
export const lastVisitMoment = ({ weeksAhead }: Pick<VisitHours, 'weeksAhead'>, now: Date): Date =>
  afterSeoulDay(seoulDay(new Date(now.getTime() + weeksAhead * 7 * 24 * HOUR)))

/** The free visits nearest to a wished moment, in their order. */
export function nearestFree<T extends { startsAt: Date }>(free: readonly T[], wished: Date, most = 4): T[] {
  const distance = ({ startsAt }: T): number => Math.abs(startsAt.getTime() - wished.getTime())
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

/** What staff must mend before publishing: a span that gives no visit. By the index of the span. */
export function spanFault({ days, from, until, minutes }: VisitSpan): { field: 'days' | 'from' | 'until'; message: string } | undefined {
  if (!daysOf(days)) return { field: 'days', message: '요일을 골라 주세요.' }
  if (Number.isNaN(minutesOf(from))) return { field: 'from', message: '시작하는 시각을 10:30처럼 입력해 주세요.' }
  if (Number.isNaN(minutesOf(until))) return { field: 'until', message: '마치는 시각을 18:00처럼 입력해 주세요.' }
  if (minutesOf(from) + minutes > minutesOf(until))
    return { field: 'until', message: '시작과 마치는 시각 사이에 방문 한 번이 들어가지 않습니다.' }
  return undefined
}
