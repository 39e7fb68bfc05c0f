// A sign-in that failed too often waits (LO003, Q-009). Before that the member is told how near it is, and of the way out: the same
// for every id, so that nobody learns which accounts there are.

/** From this many tries left, a wrong one is answered with how many there are. */
export const WARN_FROM = 3

/** Tries left before the pause, as a failed sign-in says them; undefined where there is nothing to warn of. */
export function triesLeft(item: unknown): number | undefined {
  const left = (item as { triesLeft?: unknown } | null | undefined)?.triesLeft
  return typeof left === 'number' ? left : undefined
}
