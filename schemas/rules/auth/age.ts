import { TZDate } from '@date-fns/tz'

/** Minimum age to join, and age of an adult (C-AGE, P5). */
export const JOIN_AGE = 14
export const ADULT_AGE = 19

/**
 * Completed years on the day it is in Seoul (V-AGE-1, foundation 5.3). Who was born on 29 February is a year older on 1 March.
 * @param birthDate yyyyMMdd.
 */
export function ageOn(birthDate: string, now: Date): number {
  const today = new TZDate(now, 'Asia/Seoul')
  const day = (today.getMonth() + 1) * 100 + today.getDate()
  return today.getFullYear() - Number(birthDate.slice(0, 4)) - (day < Number(birthDate.slice(4)) ? 1 : 0)
}

/** Whether these eight digits are a day that was (yyyyMMdd). */
export function isBirthDate(text: string, now: Date): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay && year >= 1900 && ageOn(text, now) >= 0
}
