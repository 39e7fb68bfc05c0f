const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })

/** The day that it is in Seoul, `2026-06-01`. */
export const seoulDay = (moment: Date): string => DAY.format(moment)
