// What many calls ask of the database at the same time goes there together: those who come while something is under way wait for
// the next turn, which takes all of them. Nobody is answered from before he asked, and a crowd costs a few statements, not one
// each.
import type { Database } from '@/services/db/database'

interface Waiting<T, R> extends PromiseWithResolvers<R> {
  item: T
}
type Queues<T, R> = Map<string, Waiting<T, R>[]>

/**
 * @param work answers each item, in their order; where it fails, it fails for all of them.
 * @param most items of one turn.
 * @returns asks for one item; `group` keeps apart what may not go together.
 */
export function together<T, R>(
  work: (db: Database, items: T[]) => Promise<R[]>,
  most = 500,
): (db: Database, item: T, group?: string) => Promise<R> {
  const known = new WeakMap<Database, Queues<T, R>>()

  async function serve(db: Database, queues: Queues<T, R>, group: string, waiting: Waiting<T, R>[]): Promise<void> {
    while (waiting.length > 0) {
      const turn = waiting.splice(0, most)
      const items = turn.map(({ item }) => item)
      try {
        const answers = await work(db, items)
        turn.forEach(({ resolve }, i) => resolve(answers[i]!))
      } catch (error) {
        for (const { reject } of turn) reject(error)
      }
    }
    queues.delete(group)
  }

  return (db, item, group = '') => {
    let queues = known.get(db)
    if (!queues) known.set(db, (queues = new Map<string, Waiting<T, R>[]>()))
    const asked = { item, ...Promise.withResolvers<R>() }
    const queue = queues.get(group)
    if (queue) queue.push(asked)
    else {
      const first = [asked]
      queues.set(group, first)
      void serve(db, queues, group, first)
    }
    return asked.promise
  }
}

/** The same for what is looked up by key: whoever asks for the same one is answered together. */
export function lookUpTogether<K, V>(
  read: (db: Database, keys: K[]) => Promise<Map<K, V>>,
): (db: Database, key: K) => Promise<V | undefined> {
  return together(async (db, keys: K[]) => {
    const found = await read(db, [...new Set(keys)])
    return keys.map((key) => found.get(key))
  })
}

/** The same for lists of keys: many lists at the same time are one query for all their rows. @returns the rows of a list by key. */
export function rowsTogether<K, R>(
  read: (db: Database, keys: K[], group: string) => Promise<R[]>,
  keyOf: (row: R) => K,
): (db: Database, keys: readonly K[], group: string) => Promise<Map<K, R>> {
  const ask = together(async (db, asked: { keys: readonly K[]; group: string }[]) => {
    const all = [...new Set(asked.flatMap(({ keys }) => keys))]
    const rows = new Map((all.length > 0 ? await read(db, all, asked[0]!.group) : []).map((row) => [keyOf(row), row]))
    return asked.map(({ keys }) => new Map(keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key)!]] : []))))
  })
  return (db, keys, group) => ask(db, { keys, group }, group)
}

/** The same for the beginning of one list: many sizes at the same time are one query for the longest. */
export function listTogether<W extends { size: number }, R>(
  read: (db: Database, where: W) => Promise<{ rows: R[]; total: number }>,
): (db: Database, where: W) => Promise<{ rows: R[]; total: number }> {
  const ask = together(async (db, asked: W[]) => {
    const { rows, total } = await read(db, { ...asked[0]!, size: Math.max(...asked.map(({ size }) => size)) })
    return asked.map(({ size }) => ({ rows: rows.slice(0, size), total }))
  })
  return (db, where) => ask(db, where, JSON.stringify({ ...where, size: 0 }))
}
