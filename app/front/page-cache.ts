// Cached pages in memory, bounded by their exact bytes, the least recently used leaving first; all of them in a store as well,
// from which a restarted process reads them. Whether a page is still valid is decided by its users (is-valid.ts).
import { LRUCache } from 'lru-cache'
import { weightOf, type CachedPage } from './cached-page'

export interface PageStore {
  read(key: string): Promise<CachedPage | undefined>
  write(page: CachedPage): void
  remove(key: string): void
}

export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>
  readonly #store: PageStore | undefined

  /** @param maxBytes 0 stores nothing in memory; one page may take a quarter of it. */
  constructor(maxBytes: number, store?: PageStore) {
    this.#store = store
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: weightOf,
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }
  get count(): number {
    return this.#pages.size
  }

  /** The page in memory, synchronously. */
  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** The page in the store, loaded into memory; one that was put meanwhile wins. */
  async fetch(key: string): Promise<CachedPage | undefined> {
    const read = await this.#store?.read(key)
    const found = this.find(key)
    if (found || !read) return found
    this.#pages.set(key, read)
    return read
  }

  put(page: CachedPage): void {
    this.#pages.set(page.key, page)
    this.#store?.write(page)
  }

  remove(key: string): void {
    this.#pages.delete(key)
    this.#store?.remove(key)
  }
}
