import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { KeptWork, WorkShelf } from './saver'

/** A week: older work is nobody's any more. */
const KEPT_MS = 7 * 24 * 3_600_000

let shelf: UseStore | undefined
const store = (): UseStore => (shelf ??= createStore('maru-builder', 'work'))

/** The browser's own storage for what is not saved yet, one entry a document and person. */
export function workShelf(
  documentId: string,
  staffId: string,
  now: () => number,
): WorkShelf & { read: () => Promise<KeptWork | undefined> } {
  const key = `${staffId}/${documentId}`
  // In their order: a slow write must not come after the one that followed it.
  let line: Promise<unknown> = Promise.resolve()
  const inLine = (work: () => Promise<void>): Promise<void> => {
    const done = line.then(work, work)
    line = done.catch(() => undefined)
    return done
  }
  return {
    put: (work) => inLine(() => set(key, work, store())),
    clear: () => inLine(() => del(key, store())),
    read: async () => {
      const work = await get<KeptWork>(key, store()).catch(() => undefined)
      return work && now() - work.at < KEPT_MS ? work : undefined
    },
  }
}
