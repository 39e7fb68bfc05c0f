// The words that names have, and those that staff gave them: a known word is never corrected. In memory, because a typing error is compared
// with all of them: 100,000 words are 5 MB and two milliseconds.
import { eq } from 'drizzle-orm'
import { areNear, forgiven, unitsOf } from '@/lib/hangul/units-of'
import { searchWords } from '@/services/db/tables/finding'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import type { Database } from '@/services/db/database'
import { WORDS_TAG } from '@/services/finding/write-docs'
import { byUnits, type Compared } from './by-units'
import { synonymsOf, type Synonyms } from './synonyms'

/** More words are compared no further: names that are numbered or random would fill the memory. */
const MOST = 150_000

export interface Vocabulary {
  has: (word: string) => boolean
  /** Whether it is a whole name, as of a category, or a word that staff gave one. */
  isName: (word: string) => boolean
  /** What may have been meant by an unknown word, the nearest first. */
  near: (word: string) => string[]
  synonyms: Synonyms
  /** Those of them that are said for another thing. */
  saidFor: (word: string) => ReadonlySet<string>
}

export async function vocabularyOf(where: { db: Database; siteId: string }): Promise<Vocabulary> {
  const [words, synonyms] = await Promise.all([wordsOf(where), synonymsOf(where)])
  return {
    has: (word) => words.names.has(word) || synonyms.known.has(word),
    isName: (word) => words.names.get(word) === true || synonyms.known.has(word),
    near: (word) => nearest(word, words.byUnits, synonyms.byUnits),
    synonyms: synonyms.of,
    saidFor: synonyms.saidFor,
  }
}

const wordsOf = ({ db, siteId }: { db: Database; siteId: string }) =>
  memoizeByTags(db, [WORDS_TAG], `search-words ${siteId}`, async () => {
    const { word, isName } = searchWords
    const rows = await db.select({ word, isName }).from(searchWords).where(eq(searchWords.siteId, siteId)).limit(MOST)
    return { names: new Map(rows.map((row) => [row.word, row.isName])), byUnits: byUnits(rows.map((row) => row.word)) }
  })

const FIRST_EQUAL_BELOW = 9
const MOST_NEAR = 6

function nearest(word: string, ...lists: ReadonlyMap<number, Compared[]>[]): string[] {
  const units = unitsOf(word)
  const most = forgiven(units)
  if (most === 0) return []
  const found: { word: string; apart: number }[] = []
  for (const list of lists)
    for (let length = units.length - most; length <= units.length + most; length++)
      for (const one of list.get(length) ?? []) {
        if (units.length < FIRST_EQUAL_BELOW && one.units[0] !== units[0]) continue
        if (one.word === word || !areNear(units, one.units, most)) continue
        found.push({ word: one.word, apart: areNear(units, one.units, 1) ? 1 : 2 })
      }
  found.sort((a, b) => a.apart - b.apart || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
  const least = found[0]?.apart
  return [...new Set(found.filter(({ apart }) => apart === least).map((one) => one.word))].slice(0, MOST_NEAR)
}
