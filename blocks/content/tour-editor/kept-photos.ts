// Photographs that wait in the browser until they are sent, so that a killed tab goes on where it stopped: as ArrayBuffers, since some
// browsers empty Files and lose Blobs there.
import { createStore, del, entries, set, update, type UseStore } from 'idb-keyval'

interface KeptPhoto {
  /** Number of the tour, or `NEW`. */
  tour: string
  /** The queue that sends it, which holds a lock as long as its tab lives. */
  by: string
  name: string
  /** The block behind which it goes. */
  after: string | null
  bytes: ArrayBuffer
  at: number
}

let opened: UseStore | undefined
const store = (): UseStore => (opened ??= createStore('maru-tours', 'photos'))

/** Those of one member in this browser. A full or forbidden storage only disables going on after a killed tab. */
export class KeptPhotos {
  readonly #place: string
  constructor(memberNo: string) {
    this.#place = `${memberNo}/`
  }

  keep = (id: string, photo: KeptPhoto): Promise<void> => set(this.#place + id, photo, store())

  forget(id: string): void {
    void del(this.#place + id, store()).catch(() => undefined)
  }

  /** In the order in which they were chosen. */
  async all(): Promise<[id: string, KeptPhoto][]> {
    const found = await entries<string, KeptPhoto>(store()).catch(() => [])
    return found
      .filter(([key]) => key.startsWith(this.#place))
      .toSorted(([, a], [, b]) => a.at - b.at)
      .map(([key, photo]) => [key.slice(this.#place.length), photo])
  }

  /** Those of one tour belong to another: it got its number. */
  async move(from: string, to: string): Promise<void> {
    for (const [id, { tour }] of await this.all())
      if (tour === from) await update<KeptPhoto>(this.#place + id, (photo) => ({ ...photo!, tour: to }), store()).catch(() => undefined)
  }

  /** Forgets those of a tour. */
  async drop(tour: string): Promise<void> {
    for (const [id, photo] of await this.all()) if (photo.tour === tour) this.forget(id)
  }
}
