// Files whose names change with their content: the build's own under /_next/static, and the fonts of the site. Each is compressed once,
// at its first request, and then served from memory. Too large files are left to Next.
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding } from './choose-encoding'
import { exact } from './cached-page'
import { safeName } from './safe-name'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
}
const COMPRESSED = ['js', 'css', 'json', 'svg']
const MAX_FILE = 2 * 1024 * 1024
const squeeze = promisify(brotliCompress)
const zip = promisify(gzip)

interface Part {
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
}

export interface StaticFilesOptions {
  /** Beginning of their URLs. */
  prefix: string
  folder: string
  headers: readonly [string, string][]
  /** Bytes in memory. */
  maxBytes: number
  /** Sends them as they are: in development a file lives until the next change, and compressing it takes longer than sending it. */
  uncompressed?: boolean
}

/** @returns answers a request for one of the files; false when it is none. */
export function staticFiles(options: StaticFilesOptions) {
  const parts = new Map<string, Promise<Part | 'missing' | undefined>>()
  let bytes = 0

  async function load(name: string, isText: boolean): Promise<Part | 'missing' | undefined> {
    const path = join(options.folder, name)
    const facts = await stat(path).catch(() => undefined)
    if (!facts?.isFile()) return 'missing'
    if (facts.size > Math.min(MAX_FILE, options.maxBytes / 2)) return undefined
    if (bytes + facts.size * 2 > options.maxBytes) {
      // Fonts are made anew for months: what is still needed is read again.
      parts.clear()
      bytes = 0
    }
    const identity = exact(await readFile(path))
    const part: Part = { identity }
    if (isText && identity.length > 512) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
      const [br, gz] = await Promise.all([squeeze(identity, { params }), zip(identity, { level: 9 })])
      part.br = exact(br)
      part.gzip = exact(gz)
    }
    bytes += identity.length + (part.br?.length ?? 0) + (part.gzip?.length ?? 0)
    return part
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): boolean => {
    const target = (request.url ?? '').split('?', 1)[0] ?? ''
    if (!target.startsWith(options.prefix) || request.headers.range !== undefined) return false
    const name = safeName(target.slice(options.prefix.length))
    const ending = name?.slice(name.lastIndexOf('.') + 1) ?? ''
    const type = TYPES[ending]
    if (!name || !type) return false
    let part = parts.get(name)
    if (!part) {
      part = load(name, !options.uncompressed && COMPRESSED.includes(ending))
      parts.set(name, part)
      // Missing names must not fill the map.
      part.then((found) => typeof found === 'object' || parts.delete(name)).catch(() => parts.delete(name))
    }
    void part
      .catch(() => undefined)
      .then((found) => {
        if (!found) return next()
        // A file of an earlier build: Next would render its own missing page for it.
        if (found === 'missing') {
          response.writeHead(404, [
            ...options.headers.flat(),
            'content-type',
            'text/plain; charset=utf-8',
            'cache-control',
            'no-store',
            'content-length',
            '0',
          ])
          return void response.end()
        }
        const wanted = found.br ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
        const body = found[wanted] ?? found.identity
        const lines = [
          ...options.headers.flat(),
          'content-type',
          type,
          'cache-control',
          'public, max-age=31536000, immutable',
          'vary',
          'accept-encoding',
        ]
        if (wanted !== 'identity') lines.push('content-encoding', wanted)
        lines.push('content-length', String(body.length))
        response.writeHead(200, lines)
        response.end(request.method === 'HEAD' ? undefined : body)
      })
    return true
  }
}
