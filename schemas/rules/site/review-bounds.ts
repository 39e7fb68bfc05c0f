// From when on something in the audit log stands out.

/** The first hour of the night in Seoul, and the first after it. */
export const NIGHT = { from: 22, until: 6 } as const
/** People seen on one day: always too many; or so many times of what is usual for the person, from a least number on. */
export const MANY = { always: 100, times: 5, least: 20, usualDays: 90 } as const
/** Failed tries in a row, with no longer pause between two. */
export const FAILED = { least: 5, pause: 60 * 60_000 } as const
/** How far back a place is known from. */
export const KNOWN_PLACE_DAYS = 180
