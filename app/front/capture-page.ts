// Renders one page for everybody and says what came of it. Nothing is kept unless the page asked for it and the bytes are whole.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestContext, type RequestContext, runInRequestContext } from '@/lib/request-context'
import { SocketlessResponse, headerOf, anonymousRequest, renderInto } from './socketless-response'
import { contentPolicy, hashScripts, newNonce } from './content-policy'
import { pauseOf } from './late-stream'
import { unrollStream } from './unroll-stream'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderedResponse {
  status: number
  headers: [string, string][]
  body: Buffer
}
export type Capture =
  /** Whole, and the page asked to be kept. */
  | { kind: 'good' | 'fallback'; answer: RenderedResponse; context: RequestContext }
  /** Answered, but not to be kept: missing, moved, broken. */
  | { kind: 'passing'; answer: RenderedResponse; context: RequestContext }
  /** For one visitor only: everyone who asked renders it with the real request. */
  | { kind: 'personal'; context: RequestContext }
  | { kind: 'failed'; reason: unknown; context: RequestContext }

export interface CaptureOptions {
  handler: Handler
  url: string
  requestId: string
  /** host and forwarding headers of the site. */
  headers: Record<string, string>
  timeoutMs: number
  /** Told where a block is late, and the page can be sent before it is whole. */
  onLate?: (captured: SocketlessResponse, headers: [string, string][], context: RequestContext) => void
  /** See contentPolicy. */
  sharesByKakao?: boolean
}

class Personal extends Error {}

/** Headers of a render that are worth context; the rest belongs to one answer or is decided here. */
const KEPT_HEADERS = ['content-type', 'content-language', 'link', 'x-robots-tag', 'location', 'refresh', 'retry-after']

export async function capturePage(options: CaptureOptions): Promise<Capture> {
  const nonce = newNonce()
  const policyOf = (scripts: readonly string[]) => contentPolicy(scripts, 'none', 'site', undefined, options.sharesByKakao)
  // With no user agent Next would stream the metadata into the body.
  const request = anonymousRequest(options.url, {
    'user-agent': 'maru',
    ...options.headers,
    'x-request-id': options.requestId,
    'content-security-policy': policyOf([`'nonce-${nonce}'`]),
  })
  const response = new SocketlessResponse(request)
  const context = newRequestContext({
    requestId: options.requestId,
    nonce,
    onPersonal: () => void response.destroy(new Personal()),
    onLate: () => void pauseOf(response).then(tellLate),
  })
  function tellLate(): void {
    if (response.isWhole || response.destroyed || !isForEverybody(response, context) || response.statusCode !== 200) return
    const headers: [string, string][] = [...keptHeaders(response), ['content-security-policy', policyOf([`'nonce-${nonce}'`])]]
    options.onLate?.(response, headers, context)
  }
  try {
    await renderInto(response, () => runInRequestContext(context, () => options.handler(request, response)), options.timeoutMs)
  } catch (reason) {
    return reason instanceof Personal ? { kind: 'personal', context } : { kind: 'failed', reason, context }
  }

  const status = response.statusCode
  if (context.personal || response.getHeader('set-cookie') !== undefined) return { kind: 'personal', context }
  if (status === 200 && !isForEverybody(response, context)) return { kind: 'personal', context }

  const rendered = response.body.toString('utf8')
  const isHtml = isHtmlOf(response)
  const { html, hashes } = isHtml ? hashScripts(unrollStream(rendered), nonce) : { html: rendered, hashes: [] }
  const headers = keptHeaders(response).map(([name, value]): [string, string] => [
    name,
    value.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, ''),
  ])
  headers.push(['content-security-policy', policyOf(hashes)])
  const answer = { status, headers, body: isHtml ? Buffer.from(html) : response.body }
  if (status !== 200) return { kind: 'passing', answer, context }
  // A page that found out late that it is missing or elsewhere: the status was sent before. Nor is half a page kept.
  const isWhole = html.trimEnd().endsWith('</html>') && !html.includes('NEXT_HTTP_ERROR_FALLBACK') && !html.includes('NEXT_REDIRECT')
  if (!isWhole) return { kind: 'passing', answer, context }
  const fellBack = context.fallback || html.includes('$RX("') || html.includes('<template data-dgst')
  return { kind: fellBack ? 'fallback' : 'good', answer, context }
}

const isHtmlOf = (response: SocketlessResponse): boolean =>
  headerOf(response.getHeaders(), 'content-type')?.startsWith('text/html') ?? false

/** A page that said itself that it may be kept, and that names nobody. */
const isForEverybody = (response: SocketlessResponse, context: RequestContext): boolean =>
  isHtmlOf(response) && context.cacheable && !context.personal && response.getHeader('set-cookie') === undefined

const keptHeaders = (response: SocketlessResponse): [string, string][] =>
  KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = headerOf(response.getHeaders(), name)
    return value === undefined ? [] : [[name, value]]
  })
