// Memoizes results computed from many records (an index, a tree of categories) while the cache tags of those records have the same
// numbers: the next call sees every write, in every process.
import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from './database'

interface Memo {
  numbers: string
  value: Promise<unknown>
}
const memosOf = new WeakMap<Database, Map<string, Memo>>()

/**
 * The result of `build`, computed once and cached while the numbers of the tags are unchanged. Inside a transaction it is always
 * computed, so that no other call sees uncommitted data.
 * @param name of the result, with everything it depends on except the tags (`interiors ${siteId}`).
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
