const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** The day that it is in Seoul, `2026-06-01`. */
export const seoulDay = (moment: Date): string => DAY.format(moment)

const LENGTH = 86_400_000

/** The first moment of a day in Seoul. @param day `2026-06-01`. */
export const startOfSeoulDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)
/** The first moment after it: Seoul has no summer time. */
export const afterSeoulDay = (day: string): Date => new Date(startOfSeoulDay(day).getTime() + LENGTH)
