import { formatDateTime, formatDay } from '@/schemas/words/dates'

const DAY = 86_400_000

/** `2026.11.17(화) 10:00` */
export const fullMoment = (moment: string): string => `${dayOf(moment)} ${timeOf(moment)}`

/** A moment relative to now: `오늘 14:02`, `어제 18:44`, `11.19(목)`, and with its year before that. */
export function recentMoment(moment: string, now: number): string {
  const day = dayOf(moment)
  if (day === dayOf(now)) return `오늘 ${timeOf(moment)}`
  if (day === dayOf(now - DAY)) return `어제 ${timeOf(moment)}`
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? day.slice(5) : day
}

const dayOf = (moment: string | number): string => formatDay(moment).replace(' ', '')
const timeOf = (moment: string): string => formatDateTime(moment).slice(-5)
