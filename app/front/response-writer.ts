// Writes every response that the page server sends from finished bytes.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressOnce, etagOf, type CachedPage } from './cached-page'
import type { RenderedResponse } from './capture-page'
import { chooseEncoding, type Encoding } from './choose-encoding'
import { contentPolicy } from './content-policy'
import { streamBody } from './stream-body'
import { matchesEtag } from './matches-etag'
import { noticePage, type NoticeKind } from './notice-page'
import { OtherEncodings } from './other-encodings'
import { requestId } from './request-id'
import type { LatePage } from './single-flight'
import type { SocketlessResponse } from './socketless-response'
import { SPECULATION_PATH } from './speculation-rules'

/**
 * Where a page came from, as the header `x-maru` says it. `hit` and `miss` speak of the cache; `behind` is an old copy, sent while
 * the page is rendered anew, and `stale` one that could not be rendered anew; `passing` is rendered but not cached, `live` rendered
 * for this visitor, and `late` sent while it is rendered, because a block of it is late.
 */
export type CacheStatus = 'hit' | 'miss' | 'behind' | 'stale' | 'passing' | 'live' | 'late'

/** Shorter bodies are not compressed. */
const WORTH_COMPRESSING = 1024

export class ResponseWriter {
  /** Security headers, the same on every response. */
  readonly #common: string[]
  readonly #encodings = new OtherEncodings()

  constructor(common: readonly [string, string][]) {
    this.#common = common.flat()
  }

  cachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage, status: CacheStatus, now: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const isStale = status === 'stale'
    // A CDN does not spread a page that could not be renewed, and the page says how old it is.
    const lines = isStale ? this.#cachedLines(page, encoding, true) : (page.lines[encoding] ??= this.#cachedLines(page, encoding, false))
    const own = [...lines, 'x-maru', status, 'x-request-id', requestId(request)]
    if (isStale) own.push('age', String(Math.max(0, Math.round((now - page.cachedAt) / 1000))))
    if (matchesEtag(request.headers['if-none-match'], etagOf(page, encoding))) {
      response.writeHead(304, own)
      response.end()
      return
    }
    this.#body(request, response, 200, own, this.#encodings.of(page, encoding), encoding)
  }

  /** A cached page in place of another, with the status of the failure. */
  standIn(request: IncomingMessage, response: ServerResponse, page: CachedPage, status: number): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    this.#body(request, response, status, this.#uncachedLines(request, page.headers), this.#encodings.of(page, encoding), encoding)
  }

  /** A captured response that is not cached. */
  renderedPage(request: IncomingMessage, response: ServerResponse, { status, headers, body }: RenderedResponse): void {
    const encoding = body.length > WORTH_COMPRESSING ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    this.#body(request, response, status, this.#uncachedLines(request, headers), compressOnce(body, encoding), encoding)
  }

  /** A page for one visitor, with all headers that the render set. */
  livePage(
    request: IncomingMessage,
    response: ServerResponse,
    captured: SocketlessResponse,
    headers: readonly [string, string][],
    accepted: Encoding,
  ): void {
    const plain = captured.body
    const encoding = plain.length > WORTH_COMPRESSING ? accepted : 'identity'
    this.#body(request, response, captured.statusCode, this.#liveLines(captured, headers), compressOnce(plain, encoding), encoding)
  }

  /** A page for everybody that is sent while it is rendered, because a block is late. No cache on the way may store it. */
  latePage(request: IncomingMessage, response: ServerResponse, { captured, headers }: LatePage): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const lines = [...this.#common, ...headers.flat(), 'cache-control', 'private, no-store', 'vary', 'accept-encoding']
    lines.push('speculation-rules', `"${SPECULATION_PATH}"`, 'x-maru', 'late', 'x-request-id', requestId(request))
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(200, lines)
    streamBody(captured, response, encoding)
  }

  /** The same for a page for one visitor. */
  lateLivePage(response: ServerResponse, captured: SocketlessResponse, headers: readonly [string, string][], encoding: Encoding): void {
    const lines = this.#liveLines(captured, headers)
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(captured.statusCode, lines)
    streamBody(captured, response, encoding)
  }

  /** A sentence in the place of a page. */
  notice(request: IncomingMessage, response: ServerResponse, kind: NoticeKind): void {
    if (response.headersSent) {
      response.destroy()
      return
    }
    const { status, type, body } = noticePage(kind, request.url ?? '/', requestId(request))
    const lines = [...this.#common, 'content-type', type, 'cache-control', 'no-store']
    lines.push('content-security-policy', contentPolicy([]), 'x-request-id', requestId(request))
    if (kind === 'busy') lines.push('retry-after', '2')
    if (kind === 'read only') lines.push('allow', 'GET, HEAD')
    // Existing headers are replaced by setHeader only: a raw list would be added to them.
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    this.#text(request, response, status, lines, body)
  }

  /** Answers a request that would change a page: 405, or for OPTIONS the allowed methods. */
  readOnly(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'OPTIONS') return this.notice(request, response, 'read only')
    response.writeHead(204, [...this.#common, 'allow', 'GET, HEAD', 'cache-control', 'no-store'])
    response.end()
  }

  redirect(request: IncomingMessage, response: ServerResponse, location: string): void {
    const lines = [...this.#common, 'location', location, 'cache-control', 'no-store', 'x-request-id', requestId(request)]
    this.#text(request, response, 307, lines, '')
  }

  plain(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: string, cache = 'no-store'): void {
    const lines = [...this.#common, 'content-type', type, 'cache-control', cache, 'x-request-id', requestId(request)]
    this.#text(request, response, status, lines, body)
  }

  /** Sets the common headers and these on a response that Next is going to write. */
  setHeaders(response: ServerResponse, headers: readonly [string, string][]): void {
    for (let i = 0; i < this.#common.length; i += 2) response.setHeader(this.#common[i] as string, this.#common[i + 1] as string)
    for (const [name, value] of headers) response.setHeader(name, value)
  }

  #text(request: IncomingMessage, response: ServerResponse, status: number, lines: string[], body: string): void {
    this.#body(request, response, status, lines, Buffer.from(body), 'identity')
  }

  #body(request: IncomingMessage, response: ServerResponse, status: number, lines: string[], body: Buffer, encoding: Encoding): void {
    lines.push('content-length', String(body.length))
    if (encoding !== 'identity') lines.push('content-encoding', encoding)
    response.writeHead(status, lines)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** These headers, the common ones that they do not replace, and those of the render; a cookie is a line of its own. */
  #liveLines(captured: SocketlessResponse, headers: readonly [string, string][]): string[] {
    const lines = [...headers.flat(), 'vary', 'accept-encoding']
    for (let i = 0; i < this.#common.length; i += 2) {
      const name = this.#common[i]!
      if (!headers.some(([given]) => given === name)) lines.push(name, this.#common[i + 1]!)
    }
    for (const [name, value] of Object.entries(captured.getHeaders()))
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) lines.push(name, String(one))
    return lines
  }

  #uncachedLines(request: IncomingMessage, headers: readonly [string, string][]): string[] {
    const lines = [...this.#common, ...headers.flat(), 'cache-control', 'no-store', 'vary', 'accept-encoding']
    lines.push('x-maru', 'passing', 'x-request-id', requestId(request))
    return lines
  }

  #cachedLines(page: CachedPage, encoding: Encoding, isStale: boolean): string[] {
    const lines = [...this.#common, ...page.headers.flat(), 'etag', etagOf(page, encoding), 'vary', 'accept-encoding']
    lines.push('cache-control', 'public, max-age=0, must-revalidate', 'speculation-rules', `"${SPECULATION_PATH}"`)
    if (!isStale) lines.push('cdn-cache-control', 's-maxage=5, stale-while-revalidate=60')
    return lines
  }
}
