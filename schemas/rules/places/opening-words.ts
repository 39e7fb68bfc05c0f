import { formatDay } from '@/schemas/words/dates'
import { seoulClock, seoulDay } from '@/schemas/words/seoul-day'

/** `영업 중 · 19:30까지`, `영업 전 · 오늘 10:30부터`, `영업 종료 · 11.24 (화) 10:30부터`; empty where the hours are not known. */
export function openingWords(state: 'open' | 'closed' | 'unknown', until: string | null, now: Date): string {
  if (state === 'unknown') return ''
  const word = state === 'open' ? '영업 중' : '영업 종료'
  if (until === null || Number.isNaN(Date.parse(until))) return word
  const clock = seoulClock(until)
  if (state === 'open') return `${word} · ${clock}까지`
  const isToday = seoulDay(new Date(until)) === seoulDay(now)
  return `${isToday ? '영업 전' : word} · ${isToday ? '오늘' : formatDay(until).slice(5)} ${clock}부터`
}
