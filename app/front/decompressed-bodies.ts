import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page'

const MAX_BYTES = 8 * 1024 * 1024

/** Plain HTML of the pages that clients without compression request most; all others need the compressed bytes only. */
export class DecompressedBodies {
  readonly #recent = new LRUCache<CachedPage, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (body) => body.length || 1 })

  of(page: CachedPage): Buffer {
    const known = this.#recent.get(page)
    if (known) return known
    const plain = gunzipSync(page.gzip)
    this.#recent.set(page, plain)
    return plain
  }
}
