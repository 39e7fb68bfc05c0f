// Decides whether a sign-in, a code or a visit is still valid. Its end was written by the clock of that day; where that clock ran
// ahead and was set right since, the end may lie a year away. So an end counts only if it lies ahead, and no further ahead than a
// thing of its kind can last.
import { and, gt, lte, type Column, type SQL } from 'drizzle-orm'

/** A clock that is set back by up to an hour signs no member out, and lengthens nothing by more than its own length. */
const SLACK = 3_600_000

/** The latest moment at which something may end that was begun by now and lasts `length` milliseconds. */
const latestEnd = (now: Date, length: number): Date => new Date(now.getTime() + length + Math.min(length, SLACK))

/** @param length milliseconds that a thing of this kind lasts. */
export const isUnexpired = (until: Date, now: Date, length: number): boolean => until > now && until <= latestEnd(now, length)

/** The same as a condition on a column. */
export const unexpired = (until: Column, now: Date, length: number): SQL => and(gt(until, now), lte(until, latestEnd(now, length)))!
