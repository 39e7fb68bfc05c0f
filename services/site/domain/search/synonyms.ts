// Words that staff gave a name: of one meaning with it, or said for it. Never chained: what stands for a synonym does not stand for the word.
import { eq } from 'drizzle-orm'
import { dense } from '@/lib/hangul/fold'
import type { Database } from '@/services/db/database'
import { searchSynonyms } from '@/services/db/tables/site'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { byUnits, type Compared } from './by-units'

/** What else is looked for with a word, both as they are compared. */
export type Synonyms = (word: string) => readonly string[]

/** Longer lists of what to search for would make a search slow and find nothing more. */
const MOST = 40

const NONE: ReadonlySet<string> = new Set()

interface Known {
  of: Synonyms
  /** Those that are said for another thing, one way. */
  saidFor: (word: string) => ReadonlySet<string>
  known: ReadonlySet<string>
  byUnits: ReadonlyMap<number, Compared[]>
}

/** Those of this site. They are cached until staff change them. */
export const synonymsOf = ({ db, siteId }: { db: Database; siteId: string }): Promise<Known> =>
  memoizeByTags(db, ['search-synonyms'], `search-synonyms ${siteId}`, async () => {
    const rows = await db.select().from(searchSynonyms).where(eq(searchSynonyms.siteId, siteId)).orderBy(searchSynonyms.id)
    const others = new Map<string, Set<string>>()
    const ways = new Map<string, Set<string>>()
    const same = new Map<string, Set<string>>()
    const add = (from: string, to: readonly string[]): void => {
      const list = others.get(from) ?? new Set()
      for (const one of to) if (one !== '' && one !== from) list.add(one)
      others.set(from, list)
    }
    for (const { word, synonyms, direction } of rows) {
      const name = dense(word)
      const said = synonyms.map(dense).filter(Boolean)
      for (const one of said) add(one, direction === 'to' ? [name] : [name, ...said])
      if (direction === 'to') for (const one of said) ways.set(one, (ways.get(one) ?? new Set()).add(name))
      else for (const one of [name, ...said]) same.set(one, new Set([...(same.get(one) ?? []), name, ...said]))
      if (direction === 'both') add(name, said)
    }
    const known = new Set(others.keys())
    for (const [word, list] of ways) for (const one of same.get(word) ?? []) list.delete(one)
    return {
      of: (word) => [...(others.get(word) ?? [])].slice(0, MOST),
      saidFor: (word) => ways.get(word) ?? NONE,
      known,
      byUnits: byUnits([...known]),
    }
  })
