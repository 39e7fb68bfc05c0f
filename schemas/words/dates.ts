// Dates as people read them (C-DATE, C-REL). Stored and sent in UTC, shown in Seoul, whatever the clock of the reader.
import { inSeoul, seoulClock } from './seoul-day'

export const SEOUL = 'Asia/Seoul'
export const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const
const HOUR = 3_600_000
const MINUTE = 60_000

type Moment = string | number | Date
const two = (number: number): string => String(number).padStart(2, '0')

/** `2026.06.15`; empty for what is no date. */
export function formatDate(moment: Moment | null | undefined): string {
  if (moment === null || moment === undefined || moment === '') return ''
  const date = inSeoul(moment)
  return Number.isNaN(date.getTime()) ? '' : `${date.getUTCFullYear()}.${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())}`
}

/** `2026.06.15 (월)` */
export function formatDay(moment: Moment | null | undefined): string {
  const day = formatDate(moment)
  return day && `${day} (${WEEKDAYS[inSeoul(moment!).getUTCDay()]!})`
}

/** `2026.06.15 09:30` */
export function formatDateTime(moment: Moment | null | undefined): string {
  const day = formatDate(moment)
  return day && `${day} ${seoulClock(moment!)}`
}

/** `2026.06.01 ~ 2026.06.30`; one day where both are the same. */
export function formatPeriod(from: Moment, until: Moment): string {
  const [first, last] = [formatDate(from), formatDate(until)]
  return first === last ? first : `${first} ~ ${last}`
}

/** How long ago: 방금 전, tens of minutes, hours up to 23, then the date (C-REL). */
export function formatRelative(moment: Moment, now: Moment): string {
  const passed = new Date(now).getTime() - new Date(moment).getTime()
  const hours = Math.floor(passed / HOUR)
  if (hours > 23) return formatDate(moment)
  if (hours >= 1) return `${hours}시간 전`
  const tens = Math.floor(passed / MINUTE / 10)
  return tens >= 1 ? `${tens}0분 전` : '방금 전'
}
