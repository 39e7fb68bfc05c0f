// Answers a request for itself alone: pages for one visitor and previews, which the page server renders, and the builder, calls and files,
// which Next answers.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestContext, runInRequestContext, type RequestContext } from '@/lib/request-context'
import { COMMON } from '@/schemas/words/messages'
import { chooseEncoding } from './choose-encoding'
import { isClientPayload } from './is-client-payload'
import { clientIp } from './client-ip'
import { newNonce } from './content-policy'
import { waitForDatabase } from './database-state'
import { liveHeaders } from './live-headers'
import type { CompleteOptions } from './page-server-options'
import type { Handler } from './capture-page'
import { NEXT_MARKS } from './next-marks'
import { requestId } from './request-id'
import type { ResponseWriter } from './response-writer'
import { renderInto, SocketlessResponse } from './socketless-response'
import type { RoutedTarget } from './target-router'

export class LiveResponder {
  readonly #options: CompleteOptions
  readonly #writer: ResponseWriter

  constructor(options: CompleteOptions, writer: ResponseWriter) {
    this.#options = options
    this.#writer = writer
  }

  /** @param isPage a whole page is requested, as opposed to a part of one, a call or a file. */
  async respond(request: IncomingMessage, response: ServerResponse, { target, raw }: RoutedTarget, isPage: boolean): Promise<void> {
    const { caching, database, handler, isStaff, parkMs, trustProxy } = this.#options
    const isFile = this.#isFile(target.path)
    if (!isFile && !(await waitForDatabase(database, parkMs)) && (isPage || database.state() === 'opening'))
      return this.#writer.notice(request, response, 'busy')

    // A payload has no boundary that could show a refusal, and a prefetch may be answered without rendering anything.
    if (target.isBuilder && isClientPayload(request, target.query) && !(await isStaff(request.headers.cookie ?? '')))
      return this.#writer.plain(request, response, 403, 'text/plain; charset=utf-8', COMMON.adminOnly[1], 'private, no-store')

    const pageHandler = isPage && target.isDocument ? this.#options.pageHandler : undefined
    const nonce = pageHandler ? '' : newNonce()
    const scripts = pageHandler ? this.#options.pageScripts : [`'nonce-${nonce}'`]
    const facts = { requestId: requestId(request), scripts, isFile }
    const { headers, policy } = liveHeaders(target, facts, this.#options)
    delete request.headers[NEXT_MARKS.policyHeader]
    delete request.headers[`${NEXT_MARKS.policyHeader}-report-only`]
    // Next reads the nonce from the request's own policy and puts it on every script that it writes.
    if (policy !== undefined) request.headers[NEXT_MARKS.policyHeader] = policy
    // Soft navigations keep their URL as it came: Next checks its own query name against the headers.
    if (isPage) request.url = target.escapedPath + (target.query.size > 0 ? `?${target.query.toString()}` : '')
    else request.url = raw
    const context = newRequestContext({
      requestId: requestId(request),
      cookie: request.headers.cookie ?? '',
      ip: clientIp(request, trustProxy),
      userAgent: request.headers['user-agent'] ?? '',
      ...(caching && !pageHandler ? { nonce } : {}),
    })
    if (target.isBuilder) sendRefusalAs403(response, context)
    if (pageHandler) {
      const headersNow = () => (context.hasMap ? liveHeaders(target, { ...facts, hasMap: true }, this.#options).headers : headers)
      return this.#respondWithPage(request, response, { handler: pageHandler, context, headersNow })
    }
    this.#writer.setHeaders(response, headers)
    setSingleContentType(response)
    await runInRequestContext(context, () => handler(request, response))
  }

  /** Files need no database: they are served while it is away. */
  #isFile(path: string): boolean {
    return /^\/(_next|media)(\/|$)/.test(path) || this.#options.files.includes(path.split('/')[1] ?? '')
  }

  /** Renders a page for one visitor and sends it whole, unless a block is late: then the rest is sent ahead of it. */
  async #respondWithPage(
    request: IncomingMessage,
    response: ServerResponse,
    { handler, context, headersNow }: { handler: Handler; context: RequestContext; headersNow: () => readonly [string, string][] },
  ): Promise<void> {
    const { renderTimeoutMs } = this.#options
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const captured = new SocketlessResponse(request)
    // HEAD names the length of the whole page.
    if (request.method === 'GET') context.onLate = () => this.#writer.lateLivePage(response, captured, headersNow(), encoding)
    await renderInto(captured, () => runInRequestContext(context, () => handler(request, captured)), renderTimeoutMs)
    if (response.headersSent) return
    // `finish` says that the operating system has every byte. A page that was sent in parts is not lent: its parts may still wait.
    response.once('finish', () => captured.returnBody())
    this.#writer.livePage(request, response, captured, headersNow(), encoding)
  }
}

/** Next cannot render a page on the server with status 403: the page records its refusal, and the status is corrected here. */
function sendRefusalAs403(response: ServerResponse, context: RequestContext): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(context.refused && status === 200 ? 403 : status, ...rest)
}

/** Next sets a call's content type as a list of one; its own compression then reads no type and compresses nothing. */
function setSingleContentType(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const [only, ...others] = Array.isArray(value) ? (value as string[]) : []
    return set(name, only !== undefined && others.length === 0 && name.toLowerCase() === 'content-type' ? only : value)
  }
}
