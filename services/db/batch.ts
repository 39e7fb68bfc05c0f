// Combines calls that query the database for the same kind of thing at the same time into one statement. DataLoader collects them with
// our own schedule: the next batch starts when the previous one has been answered, and contains every call made meanwhile. No call is
// answered from data read before it was made (`cache: false`), and a crowd costs a few statements, not one each.
import DataLoader from 'dataloader'
import type { Database } from './database'

/**
 * @param work answers each item, in order; if it fails, it fails for all items of its batch.
 * @param most items of one batch.
 * @returns a function that requests one item; `group` separates items that must not be combined.
 */
export function batch<T, R>(
  work: (db: Database, items: T[]) => Promise<R[]>,
  most = 500,
): (db: Database, item: T, group?: string) => Promise<R> {
  const loaders = new WeakMap<Database, Map<string, DataLoader<T, R>>>()
  return (db, item, group = '') => {
    let groups = loaders.get(db)
    if (!groups) loaders.set(db, (groups = new Map<string, DataLoader<T, R>>()))
    let loader = groups.get(group)
    if (!loader) {
      const all = groups
      loader = oneAtATime(
        (items) => work(db, items),
        most,
        () => all.delete(group),
      )
      groups.set(group, loader)
    }
    return loader.load(item)
  }
}

/** A loader whose batches run one after another. `onIdle` is called when none is waiting. */
function oneAtATime<T, R>(work: (items: T[]) => Promise<R[]>, most: number, onIdle: () => void): DataLoader<T, R> {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let current: Promise<R[]> | undefined
  return new DataLoader<T, R>(
    async (items) => {
      current = work([...items])
      return current
    },
    {
      cache: false,
      maxBatchSize: most,
      batchScheduleFn: (dispatch) => {
        waiting += 1
        last = last.then(async () => {
          dispatch()
          await current?.catch(() => undefined)
          if (--waiting === 0) onIdle()
        })
      },
    },
  )
}

/** The same for lookups by key: calls for the same key share one answer. */
export function batchLookup<K, V>(read: (db: Database, keys: K[]) => Promise<Map<K, V>>): (db: Database, key: K) => Promise<V | undefined> {
  return batch(async (db, keys: K[]) => {
    const found = await read(db, [...new Set(keys)])
    return keys.map((key) => found.get(key))
  })
}

/** The same for lists of keys: simultaneous lists are one query for all their rows. @returns the rows of a list by key. */
export function batchRows<K, R>(
  read: (db: Database, keys: K[], group: string) => Promise<R[]>,
  keyOf: (row: R) => K,
): (db: Database, keys: readonly K[], group: string) => Promise<Map<K, R>> {
  const ask = batch(async (db, requests: { keys: readonly K[]; group: string }[]) => {
    const all = [...new Set(requests.flatMap(({ keys }) => keys))]
    const rows = new Map((all.length > 0 ? await read(db, all, requests[0]!.group) : []).map((row) => [keyOf(row), row]))
    return requests.map(({ keys }) => new Map(keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key)!]] : []))))
  })
  return (db, keys, group) => ask(db, { keys, group }, group)
}

/** The same for the beginning of one list: simultaneous sizes are one query for the longest. */
export function batchList<W extends { size: number }, R>(
  read: (db: Database, where: W) => Promise<{ rows: R[]; total: number }>,
): (db: Database, where: W) => Promise<{ rows: R[]; total: number }> {
  const ask = batch(async (db, requests: W[]) => {
    const { rows, total } = await read(db, { ...requests[0]!, size: Math.max(...requests.map(({ size }) => size)) })
    return requests.map(({ size }) => ({ rows: rows.slice(0, size), total }))
  })
  return (db, where) => ask(db, where, JSON.stringify({ ...where, size: 0 }))
}
