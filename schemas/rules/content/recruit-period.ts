import { formatDate, formatDateTime, formatDay } from '@/schemas/words/dates'
import type { RecruitWindow } from './recruitment'

const MINUTE = 60_000

/**
 * The days on which one can apply: `2026.07.01 (수) ~ 2026.07.14 (화)`. The end is no part of the time, so that one at midnight closes the
 * day before; any other is named by its hour.
 */
export function recruitPeriod({ openFrom, openUntil }: Pick<RecruitWindow, 'openFrom' | 'openUntil'>): string {
  const isMidnight = formatDateTime(openUntil).endsWith('00:00')
  const last = isMidnight ? Date.parse(openUntil) - MINUTE : openUntil
  const end = isMidnight ? formatDay(last) : `${formatDay(last)} ${formatDateTime(last).slice(-5)}까지`
  return formatDate(openFrom) === formatDate(last) ? end : `${formatDay(openFrom)} ~ ${end}`
}
