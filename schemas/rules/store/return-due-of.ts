import { TZDate } from '@date-fns/tz'
import { SEOUL } from '@/schemas/words/dates'
import type { ReturnState } from './return-states'

/** Weekdays in which staff should have moved a return on. What has arrived is paid back within three working days by law (제18조). */
const DAYS: Readonly<Partial<Record<ReturnState, number>>> = { requested: 2, collecting: 7, received: 3 }

/** The end of the last weekday; null where nothing is awaited. Public holidays are not skipped: the law is met a day early, and never late. */
export function returnDueOf(state: ReturnState, entered: Date): Date | null {
  let left = DAYS[state]
  if (left === undefined) return null
  let day = new TZDate(entered, SEOUL)
  while (left > 0) {
    day = new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + 1, SEOUL)
    if (day.getDay() !== 0 && day.getDay() !== 6) left--
  }
  return new Date(new TZDate(day.getFullYear(), day.getMonth(), day.getDate() + 1, SEOUL).getTime() - 1)
}
