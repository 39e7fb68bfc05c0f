// Everything that is written to a visitor from finished bytes.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderedResponse } from './capture-page'
import { headerOf, type SocketlessResponse } from './socketless-response'
import { contentPolicy } from './content-policy'
import { chooseEncoding, isSameCopy, type Encoding } from './choose-encoding'
import type { LatePage } from './single-flight'
import { compressOnce, etagOf, type CachedPage } from './cached-page'
import { followBody } from './late-stream'
import { notice, type NoticeKind } from './notice-page'
import { DecompressedBodies } from './decompressed-bodies'
import { SPECULATION_PATH } from './speculation-rules'
import { unrollStream } from './unroll-stream'

/** How an answer came about: `x-maru`. `late` is sent while it is rendered, for a block of it is late. `behind` is answered old while it is rendered anew, `stale` because it could not be. */
export type CacheStatus = 'hit' | 'miss' | 'behind' | 'stale' | 'passing' | 'live' | 'late'

export class ResponseWriter {
  /** Security headers, the same on every answer. */
  readonly #common: string[]
  readonly #plain = new DecompressedBodies()

  constructor(common: readonly [string, string][]) {
    this.#common = common.flat()
  }

  kept(request: IncomingMessage, response: ServerResponse, kept: CachedPage, origin: CacheStatus, now: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const isStale = origin === 'stale'
    // What could not be renewed is not spread further by a CDN, and says how old it is.
    const lines = isStale ? this.#lines(kept, encoding, true) : (kept.lines[encoding] ??= this.#lines(kept, encoding, false))
    const own = [...lines, 'x-maru', origin, 'x-request-id', request.headers['x-request-id'] as string]
    if (isStale) own.push('age', String(Math.max(0, Math.round((now - kept.cachedAt) / 1000))))
    if (isSameCopy(request.headers['if-none-match'], etagOf(kept, encoding))) {
      response.writeHead(304, own)
      response.end()
      return
    }
    const body = encoding === 'identity' ? this.#plain.of(kept) : kept[encoding]
    own.push('content-length', String(body.length))
    if (encoding !== 'identity') own.push('content-encoding', encoding)
    response.writeHead(200, own)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** A kept page in the place of another, with the status that tells the truth. */
  standIn(request: IncomingMessage, response: ServerResponse, kept: CachedPage, status: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = encoding === 'identity' ? this.#plain.of(kept) : kept[encoding]
    const lines = [...this.#common, ...kept.headers.flat(), 'cache-control', 'no-store', 'vary', 'accept-encoding']
    lines.push('x-maru', 'passing', 'x-request-id', request.headers['x-request-id'] as string, 'content-length', String(body.length))
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(status, lines)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** A captured answer that is not kept. */
  passing(request: IncomingMessage, response: ServerResponse, answer: RenderedResponse): void {
    const encoding = answer.body.length > 1024 ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const body = compressOnce(answer.body, encoding)
    const lines = [...this.#common, ...answer.headers.flat(), 'cache-control', 'no-store', 'vary', 'accept-encoding']
    lines.push('x-maru', 'passing', 'x-request-id', request.headers['x-request-id'] as string)
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    lines.push('content-length', String(body.length))
    response.writeHead(answer.status, lines)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** A page for one reader, with all that was said of it. */
  gathered(response: ServerResponse, captured: SocketlessResponse, accepted: Encoding): void {
    const isHtml = headerOf(captured.getHeaders(), 'content-type')?.startsWith('text/html') ?? false
    const plain = isHtml ? Buffer.from(unrollStream(captured.body.toString('utf8'))) : captured.body
    const encoding = plain.length > 1024 ? accepted : 'identity'
    const body = compressOnce(plain, encoding)
    this.#sayAsCaptured(response, captured)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', body.length)
    response.writeHead(captured.statusCode)
    response.end(body)
  }

  /** A page for everybody of which a block is late: sent as it is rendered, and kept by nobody on the way. */
  late(request: IncomingMessage, response: ServerResponse, { captured, headers }: LatePage): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const lines = [...this.#common, ...headers.flat(), 'cache-control', 'private, no-store', 'vary', 'accept-encoding']
    lines.push('speculation-rules', `"${SPECULATION_PATH}"`, 'x-maru', 'late', 'x-request-id', request.headers['x-request-id'] as string)
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(200, lines)
    followBody(captured, response, encoding)
  }

  /** The same for a page of one reader. */
  gatheredLate(response: ServerResponse, captured: SocketlessResponse, encoding: Encoding): void {
    this.#sayAsCaptured(response, captured)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.writeHead(captured.statusCode)
    followBody(captured, response, encoding)
  }

  /** A sentence instead of a page. */
  notice(request: IncomingMessage, response: ServerResponse, kind: NoticeKind): void {
    if (response.headersSent) {
      response.destroy()
      return
    }
    const requestId = request.headers['x-request-id'] as string
    const { status, type, body } = notice(kind, request.url ?? '/', requestId)
    const lines = [
      ...this.#common,
      'content-type',
      type,
      'cache-control',
      'no-store',
      'content-security-policy',
      contentPolicy([]),
      'x-request-id',
      requestId,
    ]
    if (kind === 'busy') lines.push('retry-after', '2')
    if (kind === 'read only') lines.push('allow', 'GET, HEAD')
    this.#clear(response)
    this.text(request, response, status, lines, body)
  }

  /** To a request that wants to change a page: 405, or the methods that there are. */
  readOnly(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'OPTIONS') return this.notice(request, response, 'read only')
    response.writeHead(204, [...this.#common, 'allow', 'GET, HEAD', 'cache-control', 'no-store'])
    response.end()
  }

  redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
    const lines = [
      ...this.#common,
      'location',
      location,
      'cache-control',
      'no-store',
      'x-request-id',
      request.headers['x-request-id'] as string,
    ]
    this.text(request, response, 307, lines, '')
  }

  text(request: IncomingMessage, response: ServerResponse, status: number, lines: string[], body: string): void {
    const bytes = Buffer.from(body)
    response.writeHead(status, [...lines, 'content-length', String(bytes.length)])
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  plain(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string, cache = 'no-store'): void {
    this.text(
      request,
      response,
      status,
      [...this.#common, 'content-type', type, 'cache-control', cache, 'x-request-id', request.headers['x-request-id'] as string],
      body,
    )
  }

  /** Before Next writes an answer itself. */
  dress(response: ServerResponse, headers: readonly [string, string][]): void {
    for (let i = 0; i < this.#common.length; i += 2) response.setHeader(this.#common[i] as string, this.#common[i + 1] as string)
    for (const [name, value] of headers) response.setHeader(name, value)
  }

  #sayAsCaptured(response: ServerResponse, captured: SocketlessResponse): void {
    for (const [name, value] of Object.entries(captured.getHeaders())) if (value !== undefined) response.setHeader(name, value)
    response.appendHeader('vary', 'accept-encoding')
    response.removeHeader('transfer-encoding')
  }

  /** Header lines that were set before are written by setHeader only; a raw list would be added to them. */
  #clear(response: ServerResponse): void {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
  }

  #lines(kept: CachedPage, encoding: Encoding, isStale: boolean): string[] {
    const lines = [...this.#common, ...kept.headers.flat(), 'etag', etagOf(kept, encoding), 'vary', 'accept-encoding']
    lines.push('cache-control', 'public, max-age=0, must-revalidate', 'speculation-rules', `"${SPECULATION_PATH}"`)
    if (!isStale) lines.push('cdn-cache-control', 's-maxage=5, stale-while-revalidate=60')
    return lines
  }
}
