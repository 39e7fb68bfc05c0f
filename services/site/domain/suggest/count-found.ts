import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import type { Where } from '../search/candidates'
import { climbLadder } from '../search/climb-ladder'

const MOST = 500
const countsOf = new WeakMap<Database, Map<string, Promise<number>>>()

/** How many results a word has that is suggested; 0 where there are more than can be counted. Counted again after each change. */
export function countFound(where: Where, word: string): Promise<number> {
  const counts = countsOf.get(where.db) ?? new Map<string, Promise<number>>()
  countsOf.set(where.db, counts)
  const tags = [KINDS_TAG, 'search-synonyms', ...new Set(Object.values(areaTable<SearchKind>('search')).flatMap((kind) => kind.tags))]
  const key = `${where.siteId} ${word} ${tags.map((tag) => tagNumbers().current(tag)).join(' ')}`
  const known = counts.get(key)
  if (known) return known
  if (counts.size >= MOST) counts.clear()
  const count = climbLadder(word, where).then(({ found, isMore }) => (isMore ? 0 : found.length))
  counts.set(key, count)
  count.catch(() => counts.delete(key))
  return count
}
