// What holds until a moment (a sign-in, a code, a visit) was given that moment by the clock of its day. Where that clock ran
// ahead and was set right since, the moment may lie a year away. So what holds is asked both ways: its end lies ahead, and no
// further than a thing of its kind can last.
import { and, gt, lte, type Column, type SQL } from 'drizzle-orm'

/** A clock that is set back by up to an hour signs no member out, and lengthens nothing by more than its own length. */
const SLACK = 3_600_000

/** The latest moment at which something may end that was begun by now and lasts `length` milliseconds. */
const latestEnd = (now: Date, length: number): Date => new Date(now.getTime() + length + Math.min(length, SLACK))

/** @param length milliseconds that a thing of this kind lasts. */
export const stands = (until: Date, now: Date, length: number): boolean => until > now && until <= latestEnd(now, length)

/** The same as a condition on a column. */
export const standsUntil = (until: Column, now: Date, length: number): SQL => and(gt(until, now), lte(until, latestEnd(now, length)))!
