// The page server: it is the one dynamic route of all pages and sends finished pages from its cache. A request is answered from a
// cached page whose tag numbers are still current; otherwise the page is rendered once, detached from the visitor who requested
// it, and everybody who requested it meanwhile gets the same bytes. A page is cached only where it calls `cacheable` itself; what
// is personal, a preview, or not cacheable is rendered live for each request.
//
// This file decides which part answers a request: PageResponder (pages for everybody), LiveResponder (everything that Next
// writes), static files, or a response of a few bytes written here.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MISSING_PAGE } from '@/schemas/rules/base/settle-path'
import { CallResponder, isCall } from './call-responder'
import { isForWholePage } from './is-client-payload'
import { LivePaths } from './live-paths'
import { LiveResponder } from './live-responder'
import { PageRenderer } from './page-renderer'
import { PageResponder } from './page-responder'
import { PAGE_SERVER_DEFAULTS, type CompleteOptions, type PageServerOptions } from './page-server-options'
import { NEXT_MARKS } from './next-marks'
import { requestId, setRequestId } from './request-id'
import { ResponseWriter } from './response-writer'
import { securityHeaders } from './security-headers'
import { SPECULATION_PATH, SPECULATION_RULES, SPECULATION_TYPE } from './speculation-rules'
import type { Target } from './target-parser'
import { TargetRouter } from './target-router'
import { respondView } from './respond-view'

/** Two readers of one request could take it for two sites' (RFC 9112, 3.2); node:http keeps the first and says nothing. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === 'host') hosts++
  return hosts > 1
}

const FILE = /\.\w{1,5}$/

export interface PageServer {
  onRequest: (request: IncomingMessage, response: ServerResponse) => void
  /** From now on every response says that its connection closes. */
  drain: () => void
}

export function createPageServer(given: PageServerOptions): PageServer {
  const options: CompleteOptions = { ...PAGE_SERVER_DEFAULTS, ...given }
  const { caching, database, serveStatic } = options
  const writer = new ResponseWriter(securityHeaders({ https: options.siteUrl.startsWith('https:') }))
  const router = new TargetRouter(options)
  const livePaths = new LivePaths(options.now)
  const live = new LiveResponder(options, writer)
  const pages = new PageResponder(options, { router, live, writer, renderer: new PageRenderer(options, router, livePaths) })
  const calls = new CallResponder(options, writer, options.callHandler)
  const { onView, mayBeStaff = () => true, siteUrl, trustProxy, now } = options
  const viewOptions = onView && {
    onView,
    mayBeStaff,
    siteUrl,
    trustProxy,
    now,
    headers: securityHeaders({ https: siteUrl.startsWith('https:') }),
  }
  const unfinished = new Set<ServerResponse>()
  let draining = false

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    setRequestId(request)
    if (draining) response.shouldKeepAlive = false
    const raw = request.url ?? '/'
    if (hasTwoHosts(request)) return writer.notice(request, response, 'malformed')
    if (raw === '/healthz') return writer.plain(request, response, 200, 'text/plain; charset=utf-8', 'ok')
    if (raw === '/readyz') return respondReady(request, response)
    if (raw === SPECULATION_PATH) return writer.plain(request, response, 200, SPECULATION_TYPE, SPECULATION_RULES, 'public, max-age=3600')

    const routed = router.route(raw)
    if (typeof routed === 'string') return writer.notice(request, response, routed)
    const { target } = routed
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && isReadOnly(target)) return writer.readOnly(request, response)
    if (viewOptions && database.state() === 'open' && respondView(request, response, target.path, viewOptions)) return
    if (isCall(target.path)) return finish(request, response, calls.respond(request, response, routed))
    const isPage = target.isDocument && isRead
    if (isPage && routed.redirect !== undefined) return writer.redirect(request, response, routed.redirect)
    if (isPage && caching && !target.isPreview) {
      if (target.path === MISSING_PAGE) return finish(request, response, pages.respondMissingByName(request, response, routed))
      if (pages.respondFromMemory(request, response, routed)) return
      tellIfItFails(request, response, target)
      if (!livePaths.has(target.path)) return finish(request, response, pages.respond(request, response, routed))
    }
    const respondLive = (): void =>
      finish(request, response, live.respond(request, response, routed, isPage || (isRead && isForWholePage(request) && target.isBuilder)))
    if (isRead && serveStatic?.(request, response, respondLive)) return
    respondLive()
  }

  /**
   * Pages accept only reads: forms call the services, and providers post to /auth. Only Next's tools post to page paths, in development.
   */
  function isReadOnly({ isDocument, isBuilder, path }: Target): boolean {
    return (isDocument || isBuilder) && (caching || !path.startsWith(NEXT_MARKS.developmentTools))
  }

  /** Cached pages are never asked: a visitor who gets one got it. Files that are missing are no pages, though their paths look like some. */
  function tellIfItFails(request: IncomingMessage, response: ServerResponse, { path }: Target): void {
    if (!options.onFailedPage || request.method !== 'GET' || FILE.test(path)) return
    response.once('finish', () => {
      const { statusCode: status } = response
      if (status === 404 || status === 410 || status >= 500)
        options.onFailedPage!({ status, path, userAgent: request.headers['user-agent'] ?? '' })
    })
  }

  /** Watches a response that takes a while, and sends a notice instead when the work fails. */
  function finish(request: IncomingMessage, response: ServerResponse, work: Promise<void>): void {
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
    work.catch((error: unknown) => {
      options.warn('request failed', { err: error, path: request.url, requestId: requestId(request) })
      writer.notice(request, response, database.state() === 'open' ? 'broken' : 'busy')
    })
  }

  function respondReady(request: IncomingMessage, response: ServerResponse): void {
    const ready = database.state() === 'open' && !draining
    writer.plain(request, response, ready ? 200 : 503, 'application/json', JSON.stringify({ ready, database: database.state() }))
  }

  function drain(): void {
    draining = true
    calls.drain()
    for (const response of unfinished) response.shouldKeepAlive = false
  }

  return { onRequest, drain }
}
