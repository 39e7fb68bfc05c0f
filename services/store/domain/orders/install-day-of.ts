import { arrivalDayWords } from '@/schemas/rules/store/arrival'
import type { OrderRow } from './move-order'

/** What staff settled or the buyer wished, in words; empty where nobody chose a day. */
export function installDayOf({ wishedDay, settledDay }: Pick<OrderRow, 'wishedDay' | 'settledDay'>): string {
  const day = settledDay ?? wishedDay
  return day ? arrivalDayWords(day) : ''
}
