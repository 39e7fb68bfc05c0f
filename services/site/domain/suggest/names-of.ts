// The names that suggestions are made of, by kind. A small site follows every change at once; on a large one they are read anew beside,
// and what is shown is always read as it is now.
import { and, desc, eq, sql } from 'drizzle-orm'
import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'
import { searchDocs } from '@/services/db/tables/finding'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import type { SearchKind } from '@/services/parts/search-kind'
import { NameList } from './name-list'

/** The most popular and the newest of a kind; what is rarer is found by the search itself. */
const MOST = 20_000
/** Names that are read again within one answer. */
const AT_ONCE = 3_000
/** Reading many names takes a thirtieth of the time at most. */
const SHARE = 30

interface Kept {
  numbers: string
  list: Promise<NameList>
  /** Before this moment it is not read again; 0 for few names. */
  until: number
}
const keptOf = new WeakMap<Database, Map<string, Kept>>()

export async function namesOf({ db, siteId }: { db: Database; siteId: string }, name: string, kind: SearchKind): Promise<NameList> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const key = `${siteId} ${name}`
  const numbers = [...kind.tags, KINDS_TAG].map((tag) => tagNumbers().current(tag)).join(' ')
  const known = kept.get(key)
  if (known && (known.numbers === numbers || performance.now() < known.until)) return known.list
  const began = performance.now()
  const list = read(db, siteId, name)
  // Until the new ones are there, many names are served as they were.
  const isLarge = known !== undefined && known.until > 0
  const next: Kept = { numbers, list: isLarge ? known.list : list, until: isLarge ? Infinity : 0 }
  kept.set(key, next)
  const settled = list.then(
    (read) => {
      next.list = list
      const took = performance.now() - began
      next.until = read.size > AT_ONCE ? performance.now() + took * SHARE : 0
    },
    () => kept.get(key) === next && kept.delete(key),
  )
  if (!isLarge) await settled
  return next.list
}

async function read(db: Database, siteId: string, name: string): Promise<NameList> {
  const { id, names, kind, weight, newness } = searchDocs
  const rows = await db
    .select({ id, name: sql<string>`split_part(${names}, E'\n', 1)` })
    .from(searchDocs)
    .where(and(eq(searchDocs.siteId, siteId), eq(kind, name)))
    .orderBy(sql`${desc(weight)}`, sql`${desc(newness)}`)
    .limit(MOST)
  return new NameList(rows)
}
