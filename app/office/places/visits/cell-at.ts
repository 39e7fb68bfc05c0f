// The calendar as rows of times and columns of days: what a time is for a booking that is carried over it, and in which words.
import type { Listed } from '@/schemas/api/base/contract'
import type { DaySlot, listVisitDays, VisitRow } from '@/schemas/api/places/visit-desk'
import { WHY_NOT } from '@/schemas/rules/places/slot-state'
import { visitMoment } from '@/schemas/rules/places/visit-form'
import { NO_VISITS } from '@/schemas/rules/places/visit-slots'
import { formatDay } from '@/schemas/words/dates'
import { seoulClock, startOfSeoulDay } from '@/schemas/words/seoul-day'

export type CalendarDay = Listed<typeof listVisitDays>

export interface Cell {
  day: string
  /** `14:30` */
  clock: string
  /** Undefined where the place offers nothing. */
  slot: DaySlot | undefined
  /** Why it receives nobody that day; empty where it does. */
  reason: string
}

/** The times of all the days, each once. */
export const clocksOf = (days: readonly CalendarDay[]): string[] =>
  [...new Set(days.flatMap(({ slots }) => slots.map(({ startsAt }) => seoulClock(startsAt))))].toSorted()

export function cellAt(days: readonly CalendarDay[], day: string, clock: string): Cell {
  const found = days.find((one) => one.day === day)
  return { day, clock, slot: found?.slots.find(({ startsAt }) => seoulClock(startsAt) === clock), reason: found?.reason ?? '' }
}

export const cellKey = ({ day, clock }: Pick<Cell, 'day' | 'clock'>): string => `${day} ${clock}`

/** `2026.06.02 (화)` */
export const dayWords = (day: string): string => formatDay(startOfSeoulDay(day))
export const cellWords = ({ day, clock }: Pick<Cell, 'day' | 'clock'>): string => `${dayWords(day)} ${clock}`

/** Why a booking cannot be moved there; undefined where it can. */
export function whyNot({ day, slot, reason }: Cell): string | undefined {
  if (slot) return WHY_NOT[slot.state]
  if (!reason) return WHY_NOT.off
  return `${dayWords(day)}에는 방문을 받지 않습니다${reason === NO_VISITS ? '' : ` (${reason})`}.`
}

/** What a booking is called in dialogs and announcements: its masked person, and when. */
export const visitWords = ({ name, startsAt }: Pick<VisitRow, 'name' | 'startsAt'>): string => `${name} ${visitMoment(startsAt)} 방문`

/** The booking with a number, as the cards and the drag have it. */
export const visitOf = (days: readonly CalendarDay[], visitSeq: string | undefined): VisitRow | undefined =>
  days.flatMap(({ slots }) => slots.flatMap(({ visits }) => visits)).find((visit) => String(visit.visitSeq) === visitSeq)

/** The days with a booking at another time: while the question is open, and until the server has answered anew. */
export const placeVisit = (days: readonly CalendarDay[], visit: VisitRow, startsAt: string): CalendarDay[] =>
  days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => {
      const others = slot.visits.filter(({ visitSeq }) => visitSeq !== visit.visitSeq)
      const isHome = slot.startsAt === startsAt
      const wasHome = others.length < slot.visits.length
      return {
        ...slot,
        taken: slot.taken + Number(isHome) - Number(wasHome),
        visits: isHome ? [...others, { ...visit, startsAt, endsAt: slot.endsAt }] : others,
      }
    }),
  }))
