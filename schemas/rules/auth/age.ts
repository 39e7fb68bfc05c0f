import { TZDate } from '@date-fns/tz'

/** Minimum age to join, and age of an adult (C-AGE, P5). */
export const JOIN_AGE = 14
export const ADULT_AGE = 19

/**
 * Completed years on the present day in Seoul (V-AGE-1, foundation 5.3). A person born on 29 February is a year older on 1 March.
 * @param birthDate yyyyMMdd.
 */
export function ageOn(birthDate: string, now: Date): number {
  const today = new TZDate(now, 'Asia/Seoul')
  const day = (today.getMonth() + 1) * 100 + today.getDate()
  return today.getFullYear() - Number(birthDate.slice(0, 4)) - (day < Number(birthDate.slice(4)) ? 1 : 0)
}
