// Memoizes what is made of many records (an index, a tree of categories) for as long as the cache tags of those records keep their
// numbers: the next call sees what a write changed, in every process.
import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'

interface Memo {
  numbers: string
  value: Promise<unknown>
}
const memosOf = new WeakMap<Database, Map<string, Memo>>()

/**
 * What `build` makes of the database, made once and held while the numbers of the tags stay what they are. Inside a
 * transaction it is always made anew, so that no other call sees what is not committed.
 * @param name of what is made, with everything that it depends on but the tags (`interiors ${siteId}`).
 */
export async function memoizeByTags<T>(db: Database, tags: readonly string[], name: string, build: () => Promise<T>): Promise<T> {
  let memos = memosOf.get(db)
  if (!memos) memosOf.set(db, (memos = new Map<string, Memo>()))
  const numbers = tags.map((tag) => tagNumbers().current(tag)).join(' ')
  const known = memos.get(name)
  if (known?.numbers === numbers) return known.value as Promise<T>
  const value = build()
  memos.set(name, { numbers, value })
  value.catch(() => memos.get(name)?.value === value && memos.delete(name))
  return value
}
