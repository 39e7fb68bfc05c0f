// A response without a socket. A page is rendered into it as into any response, but it has no connection: a visitor who leaves does not stop
// the render, and everybody who requested the page meanwhile gets the finished bytes.
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

type Callback = (error?: Error | null) => void
/** Larger than any page; a larger response is an error. */
const MAX_BYTES = 16 * 1024 * 1024

export class SocketlessResponse extends ServerResponse {
  #parts: Buffer[] = []
  readonly #done = Promise.withResolvers<void>()
  #bytes = 0
  #ended = false
  #giveBack: (() => void) | undefined

  constructor(request: IncomingMessage) {
    super(request)
    // Each waiting visitor adds listeners.
    this.setMaxListeners(0)
  }

  /** Settles when the render has ended; rejects when it was aborted or broke after its head. */
  get done(): Promise<void> {
    return this.#done.promise
  }
  /** What has been written so far. Each part is also emitted as the event `part`. */
  get body(): Buffer {
    return this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts)
  }
  /** Whether it ended normally, as opposed to aborted. */
  get isWhole(): boolean {
    return this.#ended
  }

  /** What is stored of it, where that differs from what was sent meanwhile. Call it in the same turn as `end`. */
  replaceBody(body: Buffer): void {
    this.#parts = [body]
  }

  /** The body lies in memory that another page may use, once it is given back. Call it in the same turn as `end`. */
  lendBody(giveBack: () => void): void {
    this.#giveBack = giveBack
  }

  /** Gives the memory of the body back. Only who alone has read it may call this, after the last byte of it was sent. */
  returnBody(): void {
    const giveBack = this.#giveBack
    this.#giveBack = undefined
    if (!giveBack) return
    this.#parts = []
    giveBack()
  }

  /** Node forgets headers that were given here, unless one was set before. */
  override writeHead(status: number, reason?: unknown, given?: unknown): this {
    const headers = (typeof reason === 'object' ? reason : given) as OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined
    if (Array.isArray(headers)) {
      for (let i = 0; i + 1 < headers.length; i += 2) this.setHeader(String(headers[i]), headers[i + 1] as OutgoingHttpHeader)
    } else if (headers) {
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value)
    }
    return super.writeHead(status)
  }

  override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode)
    const part =
      typeof chunk === 'string'
        ? Buffer.from(chunk, (typeof encoding === 'string' ? encoding : 'utf8') as BufferEncoding)
        : Buffer.isBuffer(chunk)
          ? chunk
          : Buffer.from(chunk as Uint8Array)
    this.#parts.push(part)
    this.#bytes += part.length
    this.emit('part', part)
    if (this.#bytes > MAX_BYTES) this.destroy(new Error('answer too large to capture'))
    const told = (typeof encoding === 'function' ? encoding : callback) as Callback | undefined
    if (told) queueMicrotask(() => told(null))
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (this.#ended || this.destroyed) return this
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') this.write(chunk, encoding)
    else if (!this.headersSent) this.writeHead(this.statusCode)
    this.#ended = true
    // writableEnded and writableFinished are computed from it.
    this.finished = true
    const told = [chunk, encoding, callback].find((value) => typeof value === 'function') as (() => void) | undefined
    if (told) queueMicrotask(told)
    this.emit('prefinish')
    this.emit('finish')
    this.emit('close')
    this.#done.resolve()
    return this
  }

  override destroy(error?: Error): this {
    if (this.#ended || this.destroyed) return this
    this.destroyed = true
    this.#done.reject(error ?? new Error('render aborted'))
    this.emit('close')
    return this
  }
}

/** Runs a render into the response. Rejects when the render breaks, is aborted, or takes too long. */
export async function renderInto(response: SocketlessResponse, render: () => Promise<void>, timeoutMs: number): Promise<void> {
  const timer = setTimeout(() => response.destroy(new Error(`not rendered within ${timeoutMs} ms`)), timeoutMs)
  try {
    render().catch((reason: unknown) => response.destroy(reason instanceof Error ? reason : new Error(String(reason))))
    await response.done
  } finally {
    clearTimeout(timer)
  }
}

/** A request that belongs to no visitor: no cookie, no accept-encoding, the site's own host. */
export function anonymousRequest(url: string, headers: Record<string, string>): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  request.headers = { accept: 'text/html', ...headers }
  request.push(null)
  return request
}

/** A header of a captured response as one line. */
export function headerOf(headers: OutgoingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return value === undefined ? undefined : Array.isArray(value) ? value.join(', ') : String(value)
}
