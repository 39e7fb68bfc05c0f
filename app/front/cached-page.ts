// One cached page: its bytes as they are sent, and the conditions under which they are valid.
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Encoding } from './choose-encoding'

/** What is written to disk in front of the bytes. */
export interface CachedPageFacts {
  key: string
  /** Hash of the plain bytes; the encodings add their ending. */
  etag: string
  /** Headers of the render, and the policy that names this body's scripts. */
  headers: [string, string][]
  /** Tag and the number it had when the page named it. */
  tags: [string, number][]
  /** Bytes of the plain HTML. */
  length: number
  cachedAt: number
  /** From here on it is rendered again in the background. */
  softUntil: number
  /** From here on it is invalid: it is rendered before the response. */
  validUntil: number
  fallback: boolean
}

export interface CachedPage extends CachedPageFacts {
  /** The HTML as brotli; other encodings are made of it (other-encodings.ts). */
  br: Buffer
  /** After a failed render: it is not tried again before this moment, and then only in the background. */
  retryAt: number
  /** Header lines by encoding, ready to write. */
  lines: Partial<Record<Encoding, string[]>>
}

/** zlib returns views on large chunks, so their lengths would understate the memory: copies to the exact size. */
export function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export const compress = (html: Buffer): Buffer => exact(brotli(html))

export const compressOnce = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotli(body) : encoding === 'gzip' ? gzipSync(body) : body

/** Quality 11 would save a tenth of the bytes for 150 times the time. */
const brotli = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

export const etagOf = (page: CachedPageFacts, encoding: Encoding): string =>
  `"${page.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`

export const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** Bytes that a cached page takes, its facts and the cache's own share included. */
export const weightOf = (page: CachedPage): number => page.br.length + 2 * JSON.stringify([page.headers, page.tags, page.key]).length + 1024
