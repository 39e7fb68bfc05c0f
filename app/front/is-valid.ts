// Whether a page that was rendered earlier may still be sent.
import { numberOf } from '@/lib/tag-numbers'
import type { CachedPageFacts } from './cached-page'

/** Two processes of one machine, and a clock that its time server corrects, differ by less. */
const SLACK = 1_000

/**
 * A cached page is valid until its own end, while its tags have the same numbers, and unless it is dated in the future: then the
 * clock was wrong when it was made or last prolonged, and what depends on time in it may be wrong as well.
 * @param freshMs how long a cached page is fresh at most.
 */
export function isValid({ cachedAt, softUntil, validUntil, tags }: CachedPageFacts, now: number, freshMs: number): boolean {
  return now < validUntil && isWithin(cachedAt, now, 0) && isWithin(softUntil, now, freshMs) && tagsAreCurrent(tags)
}

/** Whether a moment lies at most this long ahead: a pause that seems longer was set by a clock that has been set back since. */
export const isWithin = (moment: number, now: number, ms: number): boolean => moment <= now + ms + SLACK

export function tagsAreCurrent(tags: readonly [string, number][]): boolean {
  return tags.every(([tag, number]) => numberOf(tag) === number)
}
