/** From when on something in the audit log stands out. */
export const REVIEW_BOUNDS = {
  /** The first hour of the night in Seoul, and the first after it. */
  night: { from: 22, until: 6 },
  /** People seen on one day: always too many; or so many times of what is usual for the person, from a least number on. */
  many: { always: 100, times: 5, least: 20, usualDays: 90 },
  /** Failed tries in a row, with no longer pause between two. */
  failed: { least: 5, pause: 60 * 60_000 },
  /** How far back a place is known from. */
  knownPlaceDays: 180,
} as const
