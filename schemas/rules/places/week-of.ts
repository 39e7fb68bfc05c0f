import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { weekdayOf } from './opening-hours'

/** The day that lies so many days after another one. @param day `2026-06-01`. */
export const daysAfter = (day: string, days: number): string => seoulDay(new Date(startOfSeoulDay(day).getTime() + days * 86_400_000))

/** The seven days of the week of a day, from Monday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (weekdayOf(day) + 6) % 7
  return Array.from({ length: 7 }, (_, at) => daysAfter(day, at - sinceMonday))
}
