// What is made of many records (an index, a tree of categories) is made once and held in memory while the cache tags of those
// records keep their numbers: whatever a write changes is seen by the next call, in every process.
import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'

interface Held {
  numbers: string
  value: Promise<unknown>
}
const shelves = new WeakMap<Database, Map<string, Held>>()

/**
 * What `build` makes of the database, made once and held while the numbers of the tags stay what they are. Inside a
 * transaction it is always made anew: nobody else may see what is not committed.
 * @param name of what is made, with everything that it depends on but the tags (`interiors ${siteId}`).
 */
export async function whileTags<T>(db: Database, tags: readonly string[], name: string, build: () => Promise<T>): Promise<T> {
  let shelf = shelves.get(db)
  if (!shelf) shelves.set(db, (shelf = new Map<string, Held>()))
  const numbers = tags.map((tag) => tagNumbers().current(tag)).join(' ')
  const held = shelf.get(name)
  if (held?.numbers === numbers) return held.value as Promise<T>
  const value = build()
  shelf.set(name, { numbers, value })
  value.catch(() => shelf.get(name)?.value === value && shelf.delete(name))
  return value
}
