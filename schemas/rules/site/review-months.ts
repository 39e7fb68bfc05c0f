// Months of the audit log, in Seoul: `2026-06`.
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'

export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
/** How many finished months are reviewed at most: the law asks for a year of the log. */
export const MOST_MONTHS = 12

export const seoulMonth = (moment: Date): string => seoulDay(moment).slice(0, 7)

/** @param by how many months later; less than 0 for earlier. */
export function monthAfter(month: string, by = 1): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

export const startOfMonth = (month: string): Date => startOfSeoulDay(`${month}-01`)
/** The first moment after it. */
export const endOfMonth = (month: string): Date => startOfMonth(monthAfter(month))

/** `2026년 6월` */
export const monthWords = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`

/** From the running month back to that of the first line, the newest first. @param first the moment of the first line. */
export function reviewMonths(first: Date | undefined, now: Date): string[] {
  const running = seoulMonth(now)
  const oldest = first ? seoulMonth(first) : running
  const months = Array.from({ length: MOST_MONTHS + 1 }, (_, back) => monthAfter(running, -back))
  return months.filter((month) => month >= oldest)
}
