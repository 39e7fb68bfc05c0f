// When a message goes out. A text message rings at night: from 21:00 to 08:00 in Seoul it waits for the morning (정보통신망법 50조 3항 forbids
// advertising then; news of an answer wakes people just as well). Mail wakes no reader and is exempt (decree 61조 2항), so it goes at once; so does
// the receipt of what people did themselves just now, which they wait for (전자상거래법 14조: without delay).

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Seoul keeps UTC+9 all year. */
const SEOUL = 9 * HOUR
const MORNING = 8 * HOUR
const NIGHT = 21 * HOUR

const sinceMidnight = (at: number): number => (at + SEOUL) % DAY

export function isQuietHour(at: Date): boolean {
  const hour = sinceMidnight(at.getTime())
  return hour >= NIGHT || hour < MORNING
}

/** The moment itself, or the end of the night that it is in. */
export function afterQuietHours(at: Date): Date {
  if (!isQuietHour(at)) return at
  const hour = sinceMidnight(at.getTime())
  return new Date(at.getTime() - hour + MORNING + (hour >= NIGHT ? DAY : 0))
}
