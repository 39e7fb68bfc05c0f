import { gunzipSync } from 'node:zlib'
import type { CachedPage } from './cached-page'

const MAX_BYTES = 8 * 1024 * 1024

/** Plain HTML of the pages that clients without compression ask for most; everybody else needs the compressed bytes only. */
export class DecompressedBodies {
  readonly #recent = new Map<CachedPage, Buffer>()
  #bytes = 0

  of(kept: CachedPage): Buffer {
    const known = this.#recent.get(kept)
    const plain = known ?? gunzipSync(kept.gzip)
    if (known) this.#recent.delete(kept)
    else this.#bytes += plain.length
    this.#recent.set(kept, plain)
    for (const [old, bytes] of this.#recent) {
      if (this.#bytes <= MAX_BYTES) break
      this.#recent.delete(old)
      this.#bytes -= bytes.length
    }
    return plain
  }
}
