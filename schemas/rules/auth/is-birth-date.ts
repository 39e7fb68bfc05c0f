import { ageOn } from './age'

/** Whether these eight digits are a day that was (yyyyMMdd). */
export function isBirthDate(text: string, now: Date): boolean {
  if (!/^\d{8}$/.test(text)) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay && year >= 1900 && ageOn(text, now) >= 0
}
