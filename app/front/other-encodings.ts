import { brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { exact, type CachedPage } from './cached-page'
import type { Encoding } from './choose-encoding'

const MAX_BYTES = 8 * 1024 * 1024

/**
 * Bodies of the pages that clients without brotli request most. Every browser takes brotli, so all other pages need its bytes only: with
 * gzip beside it a cached page would take twice the memory.
 */
export class OtherEncodings {
  readonly #plain = recent()
  readonly #gzip = recent()

  of(page: CachedPage, encoding: Encoding): Buffer {
    if (encoding === 'br') return page.br
    return encoding === 'gzip'
      ? remembered(this.#gzip, page, () => exact(gzipSync(this.of(page, 'identity'), { level: constants.Z_BEST_COMPRESSION })))
      : remembered(this.#plain, page, () => brotliDecompressSync(page.br))
  }
}

type Bodies = LRUCache<CachedPage, Buffer>

const recent = (): Bodies => new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: (body) => body.length || 1 })

function remembered(bodies: Bodies, page: CachedPage, make: () => Buffer): Buffer {
  const known = bodies.get(page)
  if (known) return known
  const body = make()
  bodies.set(page, body)
  return body
}
