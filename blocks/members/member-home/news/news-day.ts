// Days and times as 내 소식 says them.
import { WEEKDAYS } from '@/schemas/words/dates'
import { inSeoul, seoulDay } from '@/schemas/words/seoul-day'

const DAY_MS = 86_400_000

/** `12.03(목)`; another year stands before it: `2025.12.03(수)`. @param now ISO, as of the page. */
export function newsDay(at: string, now: string): string {
  const date = inSeoul(at)
  const day = date.toISOString().slice(0, 10)
  const shown = day.slice(0, 4) === inSeoul(now).toISOString().slice(0, 4) ? day.slice(5) : day
  return `${shown.replaceAll('-', '.')}(${WEEKDAYS[date.getUTCDay()]!})`
}

/** `오후 2시`, `오전 10:12`. */
export function newsClock(at: string): string {
  const [hours = 0, minutes = 0] = inSeoul(at).toISOString().slice(11, 16).split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hours < 12 ? '오전' : '오후'} ${minutes === 0 ? `${hour}시` : `${hour}:${String(minutes).padStart(2, '0')}`}`
}

/** `11월 30일 월요일`. */
export function longDay(at: string): string {
  const date = inSeoul(at)
  return `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일 ${WEEKDAYS[date.getUTCDay()]!}요일`
}

/** `오늘`, `내일`, `D-3`. */
export function daysLeft(at: string, now: string): string {
  const days = Math.round((Date.parse(seoulDay(new Date(at))) - Date.parse(seoulDay(new Date(now)))) / DAY_MS)
  return days <= 0 ? '오늘' : days === 1 ? '내일' : `D-${days}`
}

/** `10월`, `2025년 10월`. @param month `2026-10`. */
export function monthWords(month: string, now: string): string {
  const [year, of] = month.split('-')
  return `${year === inSeoul(now).toISOString().slice(0, 4) ? '' : `${year}년 `}${Number(of)}월`
}
