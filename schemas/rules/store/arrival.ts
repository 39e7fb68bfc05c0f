// When an order arrives: from the hour until which a payment counts for the day, the working days until its goods are sent, and those that
// carriers need. What is said before paying is a range; the one of an order is reckoned of its payment and kept with it.
import { WEEKDAYS } from '@/schemas/words/dates'
import { inSeoul, seoulDay } from '@/schemas/words/seoul-day'
import type { DeliveryKind } from './delivery-kinds'
import type { FarPlace } from './far-places'

/** Days in Seoul, both inclusive. */
export interface Arrival {
  from: string
  until: string
}
/** Where it goes; a word of its own where carriers need longer. */
export const ARRIVAL_PLACES = ['main', 'jeju', 'island'] as const
export type ArrivalPlace = (typeof ARRIVAL_PLACES)[number]

const DAY_MS = 86_400_000
const NO_LONGER: Span = [0, 0]
/** Goods that take long are sent within the last days of their time. */
const SENT_WITHIN = 2

type Span = readonly [least: number, most: number]
export interface ArrivalTerms {
  /** What is paid until this hour of a working day counts for it. */
  cutOffHour: number
  /** Working days on the way, and how many more across the sea. */
  onTheWay: Readonly<Record<DeliveryKind, Span>>
  longer: Readonly<Record<FarPlace, Span>>
}
/** Those that a site begins with. */
export const FIRST_ARRIVAL_TERMS: ArrivalTerms = {
  cutOffHour: 14,
  onTheWay: { parcel: [1, 2], freight: [2, 4], install: [2, 4] },
  longer: { jeju: [1, 2], island: [2, 3] },
}

interface Sent {
  delivery: DeliveryKind
  /** Working days until it is sent. */
  leadDays: number
}
export type IsHoliday = (day: string) => boolean

const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
export const isWorkingDay = (day: string, isHoliday: IsHoliday): boolean => ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day)

function workingDaysAfter(day: string, days: number, isHoliday: IsHoliday): string {
  let at = day
  for (let left = days; left > 0;) {
    at = dayAfter(at, 1)
    if (isWorkingDay(at, isHoliday)) left--
  }
  return at
}

/** The working day for which a payment counts. */
function firstDay(paidAt: Date, cutOffHour: number, isHoliday: IsHoliday): string {
  const today = seoulDay(paidAt)
  const isInTime = inSeoul(paidAt).getUTCHours() < cutOffHour
  return isInTime && isWorkingDay(today, isHoliday) ? today : workingDaysAfter(today, 1, isHoliday)
}

/** All that is ordered together: from the first day on which some of it may come to the last one of the rest. */
export function arrivalOf(
  paidAt: Date,
  sent: readonly Sent[],
  place: ArrivalPlace,
  { cutOffHour, onTheWay, longer }: ArrivalTerms,
  isHoliday: IsHoliday,
): Arrival {
  const first = firstDay(paidAt, cutOffHour, isHoliday)
  const days = sent.map(({ delivery, leadDays }) => {
    const [least, most] = onTheWay[delivery]
    const [less, more] = place === 'main' ? NO_LONGER : longer[place]
    const soonest = Math.max(Math.min(1, leadDays), leadDays - SENT_WITHIN)
    return [soonest + least + less, leadDays + most + more] as const
  })
  return {
    from: workingDaysAfter(first, Math.min(...days.map(([from]) => from)), isHoliday),
    until: workingDaysAfter(first, Math.max(...days.map(([, until]) => until)), isHoliday),
  }
}

/** When what is said now is no longer so: at the hour of today, or with the day. */
export function arrivalHoldsUntil(now: Date, cutOffHour: number): number {
  const midnight = Date.parse(`${seoulDay(now)}T00:00:00+09:00`)
  const cutOff = midnight + cutOffHour * 3_600_000
  return now.getTime() < cutOff ? cutOff : midnight + DAY_MS
}

const monthWords = (day: string): string => `${new Date(day).getUTCMonth() + 1}월 `
const dayWords = (day: string): string => `${new Date(day).getUTCDate()}일(${WEEKDAYS[new Date(day).getUTCDay()]})`
/** `12월 3일(목)~5일(토)`, `12월 31일(목)~1월 4일(월)` */
export function arrivalWords({ from, until }: Arrival): string {
  const first = monthWords(from) + dayWords(from)
  if (from === until) return first
  return `${first}~${monthWords(until) === monthWords(from) ? '' : monthWords(until)}${dayWords(until)}`
}
/** `12월 3일(목)` */
export const arrivalDayWords = (day: string): string => monthWords(day) + dayWords(day)

/** So many working days are offered for an installation. */
const DAYS_OFFERED = 20

/** Days on which our people can come: working days from the first one on which the goods can be there. */
export function installDays(from: string, isHoliday: IsHoliday): string[] {
  const days = [from]
  while (days.length < DAYS_OFFERED) days.push(workingDaysAfter(days.at(-1)!, 1, isHoliday))
  return days
}
