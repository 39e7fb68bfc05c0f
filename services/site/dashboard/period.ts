import type { COUNT_SPANS } from '@/schemas/api/site/dashboard'
import { MOST_DAYS } from '@/schemas/api/site/dashboard'
import { seoulDay } from '@/schemas/words/seoul-day'

const DAY = 86_400_000

export interface Period {
  from: string
  until: string
  /** As many days as the period has, directly before it. */
  beforeFrom: string
  beforeUntil: string
  days: readonly string[]
  beforeDays: readonly string[]
}
interface Wanted {
  days?: (typeof COUNT_SPANS)[number]
  from?: string
  until?: string
}
const USUAL = '28'

/** @returns the period, or why it is none. One day alone is the end or the beginning of the usual length. */
export function periodOf({ days = USUAL, from, until }: Wanted, now: Date): Period | 'wrongPeriod' | 'longPeriod' {
  const length = Number(days)
  const last = until ?? (from ? earlier(dayAfter(from, length - 1), seoulDay(now)) : seoulDay(now))
  const first = from ?? dayAfter(last, 1 - length)
  if (first > last) return 'wrongPeriod'
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1
  if (count > MOST_DAYS) return 'longPeriod'
  const daysFrom = (start: string): string[] => Array.from({ length: count }, (_, i) => dayAfter(start, i))
  const beforeFrom = dayAfter(first, -count)
  return { from: first, until: last, beforeFrom, beforeUntil: dayAfter(first, -1), days: daysFrom(first), beforeDays: daysFrom(beforeFrom) }
}

/** A calendar day has 24 hours in UTC, whatever the zone that it is meant in. */
const dayAfter = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
const earlier = (a: string, b: string): string => (a < b ? a : b)
