// Names that what is typed may become, out of memory: a key is answered before the next one is pressed.
import { dense } from '@/lib/hangul/fold'
import { escaped, isSyllable, singleJamo, typing } from '@/lib/hangul/is-syllable'
import { areaTable } from '@/services/kit/area-parts'
import type { Database } from '@/services/db/database'
import type { SearchKind } from '@/services/parts/search-kind'
import { nameOfHit } from '../search/sources-of'
import { wordsTyped } from '../search/score-of'
import type { Vocabulary } from '../search/vocabulary'
import { namesOf } from './names-of'
import { INSIDE, type NameHit } from './name-list'

export interface Named extends NameHit {
  kind: string
  score: number
}
/** As it is compared: without spaces, single consonants apart, a number without the comma that it will have. */
export const typedKey = (typed: string): string => singleJamo(dense(typed)).replace(/(\d),(?=\d{0,2}$)/, '$1')

/** A synonym stands a little behind the word; what is more popular counts among equals. */
const [SYNONYM, BY_RANK] = [0.2, 1 / 40_000]
const BY_KIND = 0.35
/** Another order of the words stands behind the one that was typed. */
const SCATTERED = 0.5

export interface FoundNames {
  named: Named[]
  /** Of the word, or of each word where they stand apart. */
  patterns: string[]
}

export async function findNames(typed: string, where: { db: Database; siteId: string }, { synonyms }: Vocabulary): Promise<FoundNames> {
  const key = typedKey(typed)
  const kinds = Object.entries(areaTable<SearchKind>('search'))
  const lists = await Promise.all(kinds.map(async ([name, kind]) => ({ name, kind, list: await namesOf(where, name, kind) })))
  const withPattern = (pattern: string, isInside: boolean, more: number): Named[] =>
    lists.flatMap(({ name, kind, list }) =>
      list.hits(pattern, isInside).map((hit) => ({
        ...hit,
        kind: name,
        score: hit.place + more + hit.rank * BY_RANK - BY_KIND * kind.boost,
      })),
    )
  const all = withPattern(typing(key), key.length > 1 || isSyllable(key), 0)
  // What only might become the word is looked for where words begin.
  const isSure = ({ place, met }: Named) => place < INSIDE || (key.length > 1 && met.startsWith(key))
  const found = all.some(isSure) ? all.filter(isSure) : all
  for (const one of synonyms(key)) found.push(...withPattern(escaped(one), true, SYNONYM))
  if (found.length > 0) return { named: bestOf(found), patterns: [typing(key)] }
  const words = wordsTyped(typed)
  if (words.length < 2) return { named: [], patterns: [] }
  const patterns = words.map((word, at) => (at === words.length - 1 ? typing(singleJamo(word)) : escaped(word)))
  const longest = words.slice(0, -1).reduce((a, b) => (b.length > a.length ? b : a))
  const tests = patterns.map((pattern) => new RegExp(pattern, 'u'))
  const scattered = withPattern(escaped(longest), true, SCATTERED)
  return { named: bestOf(scattered.filter(({ name }) => tests.every((one) => one.test(name.replaceAll(' ', ''))))), patterns }
}

/** The best first, each record once. */
function bestOf(found: readonly Named[]): Named[] {
  const best = new Map<string, Named>()
  for (const one of found.toSorted((a, b) => a.score - b.score)) {
    const name = nameOfHit(one)
    if (!best.has(name)) best.set(name, one)
  }
  return [...best.values()]
}
