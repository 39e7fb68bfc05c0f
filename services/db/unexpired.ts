// Decides whether a sign-in, a code or a visit is still valid. Its end was written by the clock of that day; if that clock ran ahead and
// was corrected since, the end may be a year away. So an end is accepted only if it is ahead by no more than the lifetime of its kind.
import { and, gt, lte, type Column, type SQL } from 'drizzle-orm'

/** A clock set back by up to an hour signs no member out, and lengthens no lifetime by more than itself. */
const SLACK = 3_600_000

/** The latest possible end of something begun by now that lasts `length` milliseconds. */
const latestEnd = (now: Date, length: number): Date => new Date(now.getTime() + length + Math.min(length, SLACK))

/** @param length lifetime of this kind in milliseconds. */
export const isUnexpired = (until: Date, now: Date, length: number): boolean => until > now && until <= latestEnd(now, length)

/** The same as a condition on a column. */
export const unexpired = (until: Column, now: Date, length: number): SQL => and(gt(until, now), lte(until, latestEnd(now, length)))!
