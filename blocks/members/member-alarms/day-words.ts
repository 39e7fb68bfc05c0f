import { formatDay } from '@/schemas/words/dates'

const DAY = 86_400_000

/** The heading of a day's alarms: 오늘, 어제, then the date. */
export function dayWords(moment: string, now: string): string {
  const day = formatDay(moment)
  if (day === formatDay(now)) return '오늘'
  return day === formatDay(new Date(Date.parse(now) - DAY)) ? '어제' : day
}
