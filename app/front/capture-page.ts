// Renders one page for all visitors and classifies the result: a response may be cached only when the page called `cacheable` and its
// bytes are complete.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestContext, type RequestContext, runInRequestContext } from '@/lib/request-context'
import { anonymousRequest, headerOf, renderInto, SocketlessResponse } from './socketless-response'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedResponse {
  status: number
  headers: [string, string][]
  body: Buffer
}
export type Capture =
  /** Complete and cacheable; with a fallback in it, or without. */
  | { kind: 'good' | 'fallback'; response: RenderedResponse; context: RequestContext }
  /** Rendered, but not to be cached: missing, moved, broken. */
  | { kind: 'passing'; response: RenderedResponse; context: RequestContext }
  /** For one visitor only: each of those who requested it gets a render of their own request. */
  | { kind: 'personal'; context: RequestContext }
  | { kind: 'failed'; reason: unknown; context: RequestContext }

export interface CaptureOptions {
  handler: Handler
  url: string
  requestId: string
  /** `host` and forwarding headers of the site. */
  headers: Record<string, string>
  timeoutMs: number
  /** The content security policy, once it is known what the page has. */
  policy: (context: RequestContext) => string
  /** Called when a block is late, so that the page can be sent before it is complete. */
  onLate?: (captured: SocketlessResponse, headers: [string, string][], context: RequestContext) => void
}

class Personal extends Error {}

/** Headers of a render that are cached with it; the others belong to one response or are set by the page server. */
const CACHED_HEADERS = ['content-type', 'location']

export async function capturePage(options: CaptureOptions): Promise<Capture> {
  const request = anonymousRequest(options.url, { ...options.headers, 'x-request-id': options.requestId })
  const captured = new SocketlessResponse(request)
  const context = newRequestContext({
    requestId: options.requestId,
    onPersonal: () => void captured.destroy(new Personal()),
    onLate() {
      if (isCacheable(captured, context) && captured.statusCode === 200) options.onLate?.(captured, headersOf(captured), context)
    },
  })
  const headersOf = (response: SocketlessResponse): [string, string][] => [
    ...cachedHeaders(response),
    ['content-security-policy', options.policy(context)],
  ]
  try {
    await renderInto(captured, () => runInRequestContext(context, () => options.handler(request, captured)), options.timeoutMs)
  } catch (reason) {
    return reason instanceof Personal ? { kind: 'personal', context } : { kind: 'failed', reason, context }
  }

  const status = captured.statusCode
  if (context.personal || captured.getHeader('set-cookie') !== undefined) return { kind: 'personal', context }
  if (status === 200 && !isCacheable(captured, context)) return { kind: 'personal', context }

  const response: RenderedResponse = { status, headers: headersOf(captured), body: captured.body }
  if (status !== 200) return { kind: 'passing', response, context }
  return { kind: context.fallback ? 'fallback' : 'good', response, context }
}

const isHtmlOf = (captured: SocketlessResponse): boolean =>
  headerOf(captured.getHeaders(), 'content-type')?.startsWith('text/html') ?? false

/** A page that called `cacheable`, is not personal and sets no cookie. */
const isCacheable = (captured: SocketlessResponse, context: RequestContext): boolean =>
  isHtmlOf(captured) && context.cacheable && !context.personal && captured.getHeader('set-cookie') === undefined

const cachedHeaders = (captured: SocketlessResponse): [string, string][] =>
  CACHED_HEADERS.flatMap((name): [string, string][] => {
    const value = headerOf(captured.getHeaders(), name)
    return value === undefined ? [] : [[name, value]]
  })
