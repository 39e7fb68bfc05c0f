// Answers calls (`/svc`, `/auth/svc`, `/v2/svc`, `/adm`, `/mng`) without Next: a request as the pipeline takes it, and the response that
// it returns.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { COMMON } from '@/schemas/words/messages'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { compressOnce } from './cached-page'
import { chooseEncoding } from './choose-encoding'
import { clientIp } from './client-ip'
import { contentPolicy } from './content-policy'
import { waitForDatabase } from './database-state'
import type { CompleteOptions } from './page-server-options'
import { IncomingBody } from './incoming-body'
import { requestId } from './request-id'
import type { ResponseWriter } from './response-writer'
import { headersAt } from './security-headers'
import type { RoutedTarget } from './target-router'

const CALL = /^\/((auth|v2)\/)?svc\/|^\/(adm|mng)\//
/** A file of the builder's under the same name. */
const NO_CALL = '/svc/schema/'
/** A response that goes on while its reader stays: its parts leave at once. */
const STREAM = 'text/event-stream'
const COMPRESSIBLE = /^(application\/(json|xml|ld\+json)|text\/)/
const WORTH_COMPRESSING = 1024

export type CallHandler = (request: Request) => Promise<Response>

export const isCall = (path: string): boolean => CALL.test(path) && !path.startsWith(NO_CALL)

export class CallResponder {
  readonly #options: CompleteOptions
  readonly #writer: ResponseWriter
  readonly #handler: CallHandler
  readonly #headers: readonly [string, string][]
  readonly #streams = new Set<ServerResponse>()

  constructor(options: CompleteOptions, writer: ResponseWriter, handler: CallHandler) {
    this.#options = options
    this.#writer = writer
    this.#handler = handler
    this.#headers = [['content-security-policy', contentPolicy([])]]
  }

  async respond(request: IncomingMessage, response: ServerResponse, { target, raw }: RoutedTarget): Promise<void> {
    const { database, parkMs, trustProxy, siteUrl } = this.#options
    // The web has no request by these methods; the pipeline answers any other that a call does not know.
    if (request.method === 'TRACE' || request.method === 'CONNECT' || request.method === 'TRACK')
      return this.#writer.plain(request, response, 405, 'text/plain; charset=utf-8', COMMON.wrongMethod[1])
    if (!(await waitForDatabase(database, parkMs)) && database.state() === 'opening') return this.#writer.notice(request, response, 'busy')
    const id = requestId(request)
    const context = newRequestContext({
      requestId: id,
      cookie: request.headers.cookie ?? '',
      ip: clientIp(request, trustProxy),
      userAgent: request.headers['user-agent'] ?? '',
    })
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const body = hasBody ? new IncomingBody(request) : undefined
    const web = webRequest(request, response, { url: new URL(raw, siteUrl), id, body: body?.stream })
    const answer = await runInRequestContext(context, () => this.#handler(web)).catch((error: unknown) => {
      void body?.leave()
      throw error
    })
    this.#writer.setHeaders(response, [...this.#headers, ...headersAt(target.path), ['x-request-id', id]])
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    await this.#send(request, response, answer, body)
  }

  async #send(request: IncomingMessage, response: ServerResponse, answer: Response, sent: IncomingBody | undefined): Promise<void> {
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.body) {
      response.writeHead(answer.status)
      return endWithBody(request, response, sent)
    }
    if (type.startsWith(STREAM)) return this.#stream(response, answer)
    if (!COMPRESSIBLE.test(type) || answer.headers.has('content-encoding')) {
      response.writeHead(answer.status)
      await pipeline(Readable.fromWeb(answer.body as never), response)
      return
    }
    const plain = Buffer.from(await answer.arrayBuffer())
    const encoding = plain.length > WORTH_COMPRESSING ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const body = compressOnce(plain, encoding)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.appendHeader('vary', 'accept-encoding')
    response.setHeader('content-length', body.length)
    response.writeHead(answer.status)
    await endWithBody(request, response, sent, body)
  }

  async #stream(response: ServerResponse, answer: Response): Promise<void> {
    this.#streams.add(response)
    response.writeHead(answer.status)
    response.flushHeaders()
    try {
      await pipeline(Readable.fromWeb(answer.body as never), response)
    } catch (error) {
      // Every reader of a stream leaves at some time, and a process that ends leaves its readers.
      if (!response.closed && !response.writableEnded) throw error
    } finally {
      this.#streams.delete(response)
    }
  }

  /** Ends what would go on as long as its reader stays, so that the process can leave: a browser asks the next one. */
  drain(): void {
    for (const response of this.#streams) response.end()
  }
}

/**
 * Ends a response whose head is written. Its bytes leave at once, but it ends when the request has: until then a client that sends its whole
 * body before it reads would find the connection closed, or the next request would wait behind what nobody reads.
 */
async function endWithBody(
  request: IncomingMessage,
  response: ServerResponse,
  sent: IncomingBody | undefined,
  body?: Buffer,
): Promise<void> {
  if (!sent || request.complete) return void response.end(body)
  if (body) response.write(body)
  else response.flushHeaders()
  const isRead = await sent.leave()
  response.end()
  if (!isRead) request.socket.destroySoon()
}

/** The request as the web has it. Its signal ends when the visitor leaves. */
function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { url, id, body }: { url: URL; id: string; body: ReadableStream<Uint8Array> | undefined },
): Request {
  const headers = new Headers()
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i]!
    if (!name.startsWith(':')) headers.append(name, request.rawHeaders[i + 1]!)
  }
  headers.set('x-request-id', id)
  const method = request.method ?? 'GET'
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  return new Request(url, { method, headers, signal: gone.signal, ...(body ? { body, duplex: 'half' as const } : {}) })
}
