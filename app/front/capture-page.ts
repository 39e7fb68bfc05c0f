// Renders one page for all visitors and classifies the result: a response may be cached only when the page called `cacheable` and its
// bytes are complete.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestContext, type RequestContext, runInRequestContext } from '@/lib/request-context'
import { anonymousRequest, headerOf, renderInto, SocketlessResponse } from './socketless-response'
import { contentPolicy, newNonce } from './content-policy'
import { hashScripts } from './hash-scripts'
import { waitForPause } from './wait-for-pause'
import { NEXT_MARKS, REACT_MARKS } from './marks'
import { unrollStream } from './unroll-stream'

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
  /** Called when a block is late, so that the page can be sent before it is complete. */
  onLate?: (captured: SocketlessResponse, headers: [string, string][], context: RequestContext) => void
  /** See contentPolicy. */
  sharesByKakao?: boolean
}

class Personal extends Error {}

/** Headers of a render that are cached with it; the others belong to one response or are set by the page server. */
const CACHED_HEADERS = ['content-type', 'content-language', 'link', 'x-robots-tag', 'location', 'refresh', 'retry-after']

export async function capturePage(options: CaptureOptions): Promise<Capture> {
  const nonce = newNonce()
  const policyOf = (scripts: readonly string[]) => contentPolicy(scripts, 'none', 'site', undefined, options.sharesByKakao)
  // Without a user agent Next would stream the metadata into the body.
  const request = anonymousRequest(options.url, {
    'user-agent': 'maru',
    ...options.headers,
    'x-request-id': options.requestId,
    [NEXT_MARKS.policyHeader]: policyOf([`'nonce-${nonce}'`]),
  })
  const captured = new SocketlessResponse(request)
  const context = newRequestContext({
    requestId: options.requestId,
    nonce,
    onPersonal: () => void captured.destroy(new Personal()),
    onLate: () => void waitForPause(captured).then(sendEarly),
  })
  function sendEarly(): void {
    if (captured.isWhole || captured.destroyed || !isCacheable(captured, context) || captured.statusCode !== 200) return
    const headers: [string, string][] = [...cachedHeaders(captured), ['content-security-policy', policyOf([`'nonce-${nonce}'`])]]
    options.onLate?.(captured, headers, context)
  }
  try {
    await renderInto(captured, () => runInRequestContext(context, () => options.handler(request, captured)), options.timeoutMs)
  } catch (reason) {
    return reason instanceof Personal ? { kind: 'personal', context } : { kind: 'failed', reason, context }
  }

  const status = captured.statusCode
  if (context.personal || captured.getHeader('set-cookie') !== undefined) return { kind: 'personal', context }
  if (status === 200 && !isCacheable(captured, context)) return { kind: 'personal', context }

  const rendered = captured.body.toString('utf8')
  const isHtml = isHtmlOf(captured)
  const { html, hashes } = isHtml ? hashScripts(unrollStream(rendered), nonce) : { html: rendered, hashes: [] }
  const headers = cachedHeaders(captured).map(([name, value]): [string, string] => [
    name,
    value.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, ''),
  ])
  headers.push(['content-security-policy', policyOf(hashes)])
  const response: RenderedResponse = { status, headers, body: isHtml ? Buffer.from(html) : captured.body }
  if (status !== 200) return { kind: 'passing', response, context }
  // A page that noticed only after its status had been sent that it is missing or moved, and an incomplete page are not cached.
  const isWhole = html.trimEnd().endsWith('</html>') && !html.includes(NEXT_MARKS.lateHttpError) && !html.includes(NEXT_MARKS.lateRedirect)
  if (!isWhole) return { kind: 'passing', response, context }
  const fellBack =
    context.fallback ||
    html.includes(`${REACT_MARKS.clientRenderBoundary}("`) ||
    html.includes(REACT_MARKS.failedTemplate + REACT_MARKS.errorDigest)
  return { kind: fellBack ? 'fallback' : 'good', response, context }
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
