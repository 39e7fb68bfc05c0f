// Days and times of day in Seoul, nine hours ahead all year. Counted, because a browser takes 50 ms to load the world's time zones at the
// first use of `Intl`, which is when the first island of a page wakes.
const AHEAD_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

const inSeoul = (moment: Date): string => new Date(moment.getTime() + AHEAD_MS).toISOString()

/** The day that it is in Seoul, `2026-06-01`. */
export const seoulDay = (moment: Date): string => inSeoul(moment).slice(0, 10)
/** The time of day in Seoul, `14:30`. */
export const seoulClock = (moment: Date): string => inSeoul(moment).slice(11, 16)

/** The first moment of a day in Seoul. @param day `2026-06-01`. */
export const startOfSeoulDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)
/** The first moment after it. */
export const afterSeoulDay = (day: string): Date => new Date(startOfSeoulDay(day).getTime() + DAY_MS)
