// Days and times of day in Seoul, nine hours ahead and without summer time since 1988. Counted, because a browser takes 50 ms to load the
// world's time zones at the first use of `Intl`, which is when the first island of a page wakes.
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Moment = string | number | Date

/** A moment whose fields of UTC are what a clock in Seoul shows. */
export const inSeoul = (moment: Moment): Date => new Date(new Date(moment).getTime() + 9 * HOUR_MS)

/** The day that it is in Seoul, `2026-06-01`. */
export const seoulDay = (moment: Date): string => inSeoul(moment).toISOString().slice(0, 10)
/** The time of day in Seoul, `14:30`. */
export const seoulClock = (moment: Moment): string => inSeoul(moment).toISOString().slice(11, 16)

/** The first moment of a day in Seoul. @param day `2026-06-01`. */
export const startOfSeoulDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)
/** The first moment after it. */
export const afterSeoulDay = (day: string): Date => new Date(startOfSeoulDay(day).getTime() + DAY_MS)
