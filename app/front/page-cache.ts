// CachedPage pages in memory, bounded by their exact bytes, the least recently used leaving first; all of them on disk too,
// from where a restarted process picks them up. Whether a copy still holds is not decided here.
import { weightOf, type CachedPage } from './cached-page'

export interface PageStore {
  read(key: string): Promise<CachedPage | undefined>
  write(kept: CachedPage): void
  remove(key: string): void
}

export class PageCache {
  readonly #pages = new Map<string, { kept: CachedPage; weight: number }>()
  readonly #maxBytes: number
  readonly #store: PageStore | undefined
  #bytes = 0

  constructor(maxBytes: number, store?: PageStore) {
    this.#maxBytes = maxBytes
    this.#store = store
  }

  get bytes(): number {
    return this.#bytes
  }
  get count(): number {
    return this.#pages.size
  }

  /** The copy in memory, at once. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return page.kept
  }

  /** The copy on disk, brought to memory; one that was put meanwhile wins. */
  async fetch(key: string): Promise<CachedPage | undefined> {
    const read = await this.#store?.read(key)
    const found = this.find(key)
    if (found || !read) return found
    this.#hold(read)
    return read
  }

  put(kept: CachedPage): void {
    this.#hold(kept)
    this.#store?.write(kept)
  }

  remove(key: string): void {
    this.#drop(key)
    this.#store?.remove(key)
  }

  #hold(kept: CachedPage): void {
    this.#drop(kept.key)
    const weight = weightOf(kept)
    if (weight > this.#maxBytes / 4) return
    this.#pages.set(kept.key, { kept, weight })
    this.#bytes += weight
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(key)
    }
  }

  #drop(key: string): void {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.weight
  }
}
