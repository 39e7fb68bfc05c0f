// After too many failed tries a sign-in has to wait (LO003, Q-009). Before that the answer warns how many tries are left, and names the
// way out: the same for every id, so that a stranger does not learn which accounts exist.

/** From this many tries left, a wrong one is answered with how many there are. */
export const WARN_FROM = 3

/** Tries left before the pause, as a failed sign-in says them; undefined where there is nothing to warn of. */
export function triesLeft(item: unknown): number | undefined {
  const left = (item as { triesLeft?: unknown } | null | undefined)?.triesLeft
  return typeof left === 'number' ? left : undefined
}
