// Stores unsaved work in the browser. Each tab has an entry of its own, because two tabs of one author must neither overwrite each
// other's unsaved work, nor offer it as lost. A tab holds a lock as long as it lives; an entry without a lock was left by a closed tab,
// and the tab that offers it takes over entry and lock.
import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import { randomId } from '@/lib/random-id'

/** A week. Older copies are deleted, because the author has not returned for them. */
const LIFETIME_MS = 7 * 24 * 3_600_000
/** How long a closing or reloading tab may still hold its lock. */
const LEAVING_MS = 1_000

export interface LocalCopies<W extends { at: number }> {
  put: (work: W) => Promise<void>
  clear: () => Promise<void>
  /** Forgets what every tab stored of this document: it is deleted, and nothing of it is to come back. */
  drop: () => Promise<void>
  /** Takes over the work of a closed tab; from here on this tab must apply or clear it. A second call returns the same work. */
  read: () => Promise<W | undefined>
  /** Locks this tab's work, so that no other tab offers it. @returns a function that unlocks it. */
  hold: () => () => void
}

let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('maru-builder', 'work'))

/** @param id of the edited document or record. @typeParam W the work, with its moment as epoch milliseconds. */
export function localCopies<W extends { at: number }>(id: string, staffId: string, now: () => number): LocalCopies<W> {
  const place = `${staffId}/${id}/`
  let key = place + randomId((bytes) => crypto.getRandomValues(bytes))
  let hasPut = false
  let reading: Promise<W | undefined> | undefined
  const held = new Set<() => void>()
  // Writes run in order: a slow write must not finish after the next one.
  let line: Promise<unknown> = Promise.resolve()
  const inLine = (work: () => Promise<void>): Promise<void> => {
    const done = line.then(work, work)
    line = done.catch(() => undefined)
    return done
  }

  /** The stored copies of this document, the newest first. */
  async function entries(): Promise<(readonly [string, W])[]> {
    const found: (readonly [string, W])[] = []
    for (const name of await keys<string>(store())) {
      if (!name.startsWith(place)) continue
      const work = await get<W>(name, store())
      if (work && now() - work.at < LIFETIME_MS) found.push([name, work])
      else if (work) await del(name, store())
    }
    return found.sort(([, a], [, b]) => b.at - a.at)
  }
  async function takeOver(): Promise<W | undefined> {
    for (const [name] of await entries()) {
      const free = await takeLock(name, AbortSignal.timeout(LEAVING_MS))
      if (!free) continue
      // The tab may have saved it before it closed.
      const work = await get<W>(name, store())
      if (work && !hasPut) {
        held.add(free)
        key = name
        return work
      }
      free()
    }
    return undefined
  }

  return {
    put: (work) => {
      hasPut = true
      return inLine(() => set(key, work, store()))
    },
    clear: () => inLine(() => del(key, store())),
    drop: () =>
      inLine(async () => {
        for (const name of await keys<string>(store())) if (name.startsWith(place)) await del(name, store())
      }),
    read: () => (reading ??= takeOver().catch(() => undefined)),
    hold: () => {
      const taking = takeLock(key).then((free) => free && held.add(free))
      return () =>
        void taking.then(() => {
          for (const free of held) free()
          held.clear()
        })
    },
  }
}

/** @returns a function that releases the lock; undefined when another tab holds it. A browser without locks grants every one. */
function takeLock(name: string, signal?: AbortSignal): Promise<(() => void) | undefined> {
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return Promise.resolve(() => undefined)
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((free) => resolve(() => free()))
    locks.request(`maru-builder/${name}`, signal ? { signal } : {}, hold).catch(() => resolve(undefined))
  })
}
