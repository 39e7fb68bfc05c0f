// Renders one page for everybody and says what came of it. Nothing is kept unless the page asked for it and the bytes are whole.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { newKeeping, runKeeping, type Keeping } from '@/lib/keeping'
import { Captured, headerOf, madeRequest, renderInto } from './captured'
import { contentPolicy, hashScripts, newNonce } from './csp'
import { pauseOf } from './late-stream'
import { unrollStream } from './unroll-stream'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Answer {
  status: number
  headers: [string, string][]
  body: Buffer
}
export type Capture =
  /** Whole, and the page asked to be kept. */
  | { kind: 'good' | 'fallback'; answer: Answer; keeping: Keeping }
  /** Answered, but not to be kept: missing, moved, broken. */
  | { kind: 'passing'; answer: Answer; keeping: Keeping }
  /** For one visitor only: everyone who asked renders it with the real request. */
  | { kind: 'personal'; keeping: Keeping }
  | { kind: 'failed'; reason: unknown; keeping: Keeping }

export interface CaptureOptions {
  handler: Handler
  url: string
  requestId: string
  /** host and forwarding headers of the site. */
  headers: Record<string, string>
  timeoutMs: number
  /** Told where a block is late, and the page can be sent before it is whole. */
  onLate?: (captured: Captured, headers: [string, string][], keeping: Keeping) => void
  /** See contentPolicy. */
  sharesByKakao?: boolean
}

class Personal extends Error {}

/** Headers of a render that are worth keeping; the rest belongs to one answer or is decided here. */
const KEPT_HEADERS = ['content-type', 'content-language', 'link', 'x-robots-tag', 'location', 'refresh', 'retry-after']

export async function capturePage(options: CaptureOptions): Promise<Capture> {
  const nonce = newNonce()
  const policyOf = (scripts: readonly string[]) => contentPolicy(scripts, 'none', 'site', undefined, options.sharesByKakao)
  // With no user agent Next would stream the metadata into the body.
  const request = madeRequest(options.url, {
    'user-agent': 'maru',
    ...options.headers,
    'x-request-id': options.requestId,
    'content-security-policy': policyOf([`'nonce-${nonce}'`]),
  })
  const response = new Captured(request)
  const keeping = newKeeping({
    requestId: options.requestId,
    nonce,
    onPersonal: () => void response.destroy(new Personal()),
    onLate: () => void pauseOf(response).then(tellLate),
  })
  function tellLate(): void {
    if (response.isWhole || response.destroyed || !isForEverybody(response, keeping) || response.statusCode !== 200) return
    const headers: [string, string][] = [...keptHeaders(response), ['content-security-policy', policyOf([`'nonce-${nonce}'`])]]
    options.onLate?.(response, headers, keeping)
  }
  try {
    await renderInto(response, () => runKeeping(keeping, () => options.handler(request, response)), options.timeoutMs)
  } catch (reason) {
    return reason instanceof Personal ? { kind: 'personal', keeping } : { kind: 'failed', reason, keeping }
  }

  const status = response.statusCode
  if (keeping.personal || response.getHeader('set-cookie') !== undefined) return { kind: 'personal', keeping }
  if (status === 200 && !isForEverybody(response, keeping)) return { kind: 'personal', keeping }

  const rendered = response.body.toString('utf8')
  const isHtml = isHtmlOf(response)
  const { html, hashes } = isHtml ? hashScripts(unrollStream(rendered), nonce) : { html: rendered, hashes: [] }
  const headers = keptHeaders(response).map(([name, value]): [string, string] => [
    name,
    value.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, ''),
  ])
  headers.push(['content-security-policy', policyOf(hashes)])
  const answer = { status, headers, body: isHtml ? Buffer.from(html) : response.body }
  if (status !== 200) return { kind: 'passing', answer, keeping }
  // A page that found out late that it is missing or elsewhere: the status was sent before. Nor is half a page kept.
  const isWhole = html.trimEnd().endsWith('</html>') && !html.includes('NEXT_HTTP_ERROR_FALLBACK') && !html.includes('NEXT_REDIRECT')
  if (!isWhole) return { kind: 'passing', answer, keeping }
  const fellBack = keeping.fallback || html.includes('$RX("') || html.includes('<template data-dgst')
  return { kind: fellBack ? 'fallback' : 'good', answer, keeping }
}

const isHtmlOf = (response: Captured): boolean => headerOf(response.getHeaders(), 'content-type')?.startsWith('text/html') ?? false

/** A page that said itself that it may be kept, and that names nobody. */
const isForEverybody = (response: Captured, keeping: Keeping): boolean =>
  isHtmlOf(response) && keeping.keep && !keeping.personal && response.getHeader('set-cookie') === undefined

const keptHeaders = (response: Captured): [string, string][] =>
  KEPT_HEADERS.flatMap((name): [string, string][] => {
    const value = headerOf(response.getHeaders(), name)
    return value === undefined ? [] : [[name, value]]
  })
