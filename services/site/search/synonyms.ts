// Words that staff entered as having one meaning: a search for one finds the others.
import { eq } from 'drizzle-orm'
import { searchKey } from '@/schemas/rules/site/search'
import type { Database } from '@/services/db/database'
import { searchSynonyms } from '@/services/db/tables/site'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

/** The other words of the groups of a word, both as they are compared. */
export type Synonyms = (word: string) => readonly string[]

/** The groups of this site. They are cached until staff change them. */
export const synonymsOf = ({ db, siteId }: { db: Database; siteId: string }): Promise<Synonyms> =>
  memoizeByTags(db, ['search-synonyms'], `search-synonyms ${siteId}`, async () => {
    const rows = await db.select().from(searchSynonyms).where(eq(searchSynonyms.siteId, siteId)).orderBy(searchSynonyms.id)
    const others = new Map<string, Set<string>>()
    for (const { word, synonyms } of rows) {
      const group = new Set([word, ...synonyms].map(searchKey).filter(Boolean))
      for (const one of group) others.set(one, (others.get(one) ?? new Set()).union(group))
    }
    return (word) => [...(others.get(word) ?? [])].filter((other) => other !== word)
  })

/** Longer lists of what to search for would make a search slow and find nothing more. */
const MOST = 40

/** The keyword in other words: one of its group, or the same with one of its written words replaced. */
export function inOtherWords(keyword: string, synonyms: Synonyms): string[] {
  const written = keyword.split(/\s+/).map(searchKey).filter(Boolean)
  const key = written.join('')
  const replaced = written.length > 1 ? written.flatMap((word, i) => synonyms(word).map((other) => written.with(i, other).join(''))) : []
  return [...new Set([...synonyms(key), ...replaced])].filter((one) => one !== key).slice(0, MOST)
}
