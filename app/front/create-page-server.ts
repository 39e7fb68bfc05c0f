// The front keeps finished pages before the one dynamic route. A request is answered from a kept copy whose tag numbers still
// hold; else the page is rendered once, detached from whoever asked, and everyone who asked meanwhile gets the same bytes.
//
// Four rules decide what a visitor sees:
// 1. Only what the page itself gave leave for is kept, and only a good render replaces a copy.
// 2. Time makes a copy old: it is answered at once and rendered anew behind. A changed tag or a passed boundary makes it untrue:
//    it is rendered before the answer, so that an editor sees at once what was published.
// 3. If that render fails, or the database is away, the last copy answers, marked stale with its age.
// 4. What is personal, a preview, or was never given leave is rendered for the visitor's own request each time, and leaves whole.
//
// Everything from outside (Next, time, the database's state) is a parameter; app/front.ts puts them in.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { newRequestContext, type RequestContext, runInRequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { CANONICAL_QUERY, MISSING_PAGE, missingPage } from '@/schemas/rules/base/address'
import { COMMON } from '@/schemas/words/messages'
import { targetParser, countedQuery, escapeLocation, type Target, type UnreadableTarget } from './target-parser'
import { ResponseWriter, type CacheStatus } from './response-writer'
import { capturePage, type RenderedResponse, type Capture, type Handler } from './capture-page'
import { SocketlessResponse, renderInto } from './socketless-response'
import { contentPolicy, FILE_POLICY, headersAt, newNonce, outsideScriptAt, securityHeaders } from './content-policy'
import { chooseEncoding } from './choose-encoding'
import { Semaphore } from './semaphore'
import { tagsAreCurrent, isValid, isWithin } from './is-valid'
import { SingleFlight, type LatePage } from './single-flight'
import { compress, digest, type CachedPage } from './cached-page'
import { pauseOf } from './late-stream'
import type { PageCache } from './page-cache'
import { Recent } from './recent'
import { SPECULATION_PATH, SPECULATION_RULES, SPECULATION_TYPE } from './speculation-rules'

/** The database as the front sees it: being opened for the first time, there, or away. */
export interface DatabaseSupervisor {
  state(): 'opening' | 'open' | 'away'
  /** Settles when the first opening has ended, well or badly. */
  opened: Promise<void>
  /** Asks the database now. */
  check(): Promise<boolean>
}

export interface PageServerOptions {
  handler: Handler
  pages: PageCache
  house: DatabaseSupervisor
  now: () => number
  /** Off in development: every page is live. */
  keeping: boolean
  /** What makes copies of one address different: site, its URL, its data. */
  scope: string
  siteUrl: string
  /** Query hygiene and fixed redirects: the address to go to instead. */
  settle: (path: string, query: URLSearchParams) => { redirect: string } | null
  /** Names at the top of public/. */
  files: readonly string[]
  /** Whether a cookie header is that of somebody who works here; asked before the builder's payloads. */
  isStaff: (cookie: string) => Promise<boolean>
  /** How long a copy is fresh when nothing else ends it. */
  freshMs: number
  renderTimeoutMs?: number
  parkMs?: number
  trustProxy?: boolean
  /** Script of the identity provider, for the pages that bring it in. */
  identitySdk?: string | undefined
  /** Pages may be shared by Kakao's script. */
  sharesByKakao?: boolean
  /** Serves the build's own files, or calls `next`; false when it is not one of them. */
  serveStatic?: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean
  warn: (message: string, facts: Record<string, unknown>) => void
}

const FALLBACK_MS = 10_000
/** How long a copy that is old by time only may still be answered while it is rendered anew. */
const BEHIND_MS = 60_000
/** After a failed render. */
const RETRY_MS = 2_000
/** A page that went live is asked again after this time, or as soon as one of its tags changes. */
const LIVE_MS = 60_000
/** The page that stands in for one that could not be drawn. */
const BROKEN_PATH = '/error/500'
const REQUEST_ID = /^[\w.-]{8,64}$/

interface Spot {
  target: string
  address: Target
  redirect: string | undefined
  names: readonly string[]
  key: string
}
type Outcome =
  | { kind: 'kept'; kept: CachedPage }
  | { kind: 'answer'; answer: RenderedResponse }
  | { kind: 'live' }
  | { kind: 'failed' }
  | { kind: 'late'; page: LatePage }
  /** Other query names count than was thought: look again under the right key. */
  | { kind: 'again' }

export interface PageServer {
  onRequest: (request: IncomingMessage, response: ServerResponse) => void
  /** From now on every answer says that its connection closes. */
  drain: () => void
}

export function createPageServer(options: PageServerOptions): PageServer {
  const { pages, house, now, scope, renderTimeoutMs = 15_000 } = options
  const https = options.siteUrl.startsWith('https:')
  const writer = new ResponseWriter(securityHeaders({ https }))
  const parseTarget = targetParser(options.files)
  const semaphore = new Semaphore(4, 256)
  const flights = new SingleFlight<Outcome>()
  const spots = new Recent<Spot | UnreadableTarget>(10_000)
  const countedNames = new Recent<readonly string[]>(20_000)
  const livePaths = new Recent<{ tags: [string, number][]; until: number }>(5_000)
  const unfinished = new Set<ServerResponse>()
  const host = new URL(options.siteUrl).host
  const siteHeaders = { host, 'x-forwarded-host': host, 'x-forwarded-proto': https ? 'https' : 'http' }
  let draining = false

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const given = request.headers['x-request-id']
    request.headers['x-request-id'] = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    if (draining) response.shouldKeepAlive = false
    const target = request.url ?? '/'
    if (target === '/healthz') return writer.plain(request, response, 200, 'text/plain; charset=utf-8', 'ok')
    if (target === '/readyz') return ready(request, response)
    if (target === SPECULATION_PATH)
      return writer.plain(request, response, 200, SPECULATION_TYPE, SPECULATION_RULES, 'public, max-age=3600')

    const spot = spotOf(target)
    if (typeof spot === 'string') return writer.notice(request, response, spot)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && takesNothing(spot.address)) return writer.readOnly(request, response)
    const isWhole = isRead && request.headers.rsc === undefined && request.headers['next-action'] === undefined
    const isPage = isWhole && spot.address.isDocument
    if (isPage && spot.redirect !== undefined) return writer.redirect(request, response, spot.redirect)
    if (isPage && options.keeping && !spot.address.isPreview) {
      if (spot.address.path === MISSING_PAGE)
        return attend(request, response, sayMissing(request, response, missingPage(spot.address.query)))
      const kept = pages.find(keyOf(spot))
      if (kept && isStillValid(kept) && now() < kept.softUntil) return writer.kept(request, response, kept, 'hit', now())
      if (!isLive(spot.address.path)) return attend(request, response, servePage(request, response, spot))
    }
    const pass = (): void => attend(request, response, passThrough(request, response, spot, isPage || (isWhole && spot.address.isBuilder)))
    if (isRead && options.serveStatic?.(request, response, pass)) return
    pass()
  }

  /** A page is only looked at: forms call the services, and providers answer at /auth. What Next's own tools post to is there in development alone. */
  function takesNothing({ isDocument, isBuilder, path }: Target): boolean {
    return (isDocument || isBuilder) && (options.keeping || !path.startsWith('/__nextjs'))
  }

  /** Watches over an answer that takes a while. */
  function attend(request: IncomingMessage, response: ServerResponse, work: Promise<void>): void {
    unfinished.add(response)
    response.once('close', () => unfinished.delete(response))
    work.catch((error: unknown) => {
      options.warn('request failed', { err: error, path: request.url, requestId: requestIdOf(request) })
      writer.notice(request, response, house.state() === 'open' ? 'broken' : 'busy')
    })
  }

  function ready(request: IncomingMessage, response: ServerResponse): void {
    const isReady = house.state() === 'open' && !draining
    writer.plain(request, response, isReady ? 200 : 503, 'application/json', JSON.stringify({ ready: isReady, database: house.state() }))
  }

  // --- where a request goes

  function spotOf(target: string): Spot | UnreadableTarget {
    const known = spots.get(target)
    if (known) return known
    const address = parseTarget(target)
    if (typeof address === 'string') return address
    const settled = address.isDocument ? options.settle(address.path, address.query) : null
    const redirect = settled ? escapeLocation(settled.redirect) : undefined
    const spot: Spot = { target, address, redirect: redirect === target ? undefined : redirect, names: [], key: '' }
    if (target.length < 512) spots.set(target, spot)
    return spot
  }

  function keyOf(spot: Spot): string {
    if (spot.address.query.size === 0) return (spot.key ||= scope + spot.address.path)
    const names = countedNames.get(spot.address.path) ?? CANONICAL_QUERY
    if (spot.names !== names) {
      spot.names = names
      spot.key = scope + spot.address.path + countedQuery(spot.address.query, names)
    }
    return spot.key
  }

  function isLive(path: string): boolean {
    const live = livePaths.get(path)
    if (!live) return false
    if (now() < live.until && isWithin(live.until, now(), LIVE_MS) && tagsAreCurrent(live.tags)) return true
    livePaths.delete(path)
    return false
  }

  // --- pages for everybody

  async function servePage(request: IncomingMessage, response: ServerResponse, spot: Spot): Promise<void> {
    const say = (kept: CachedPage, origin: CacheStatus): void => writer.kept(request, response, kept, origin, now())
    for (let round = 0; round < 3; round++) {
      const key = keyOf(spot)
      const kept = pages.find(key) ?? (await pages.fetch(key))
      if (kept && house.state() !== 'opening') {
        const stillValid = isStillValid(kept)
        if (stillValid && now() < kept.softUntil) return say(kept, 'hit')
        if (house.state() === 'away') return say(kept, stillValid ? 'behind' : 'stale')
        // A render has just failed: the old page at once, the next try behind it.
        if (kept.retryAt > 0) {
          if (now() >= kept.retryAt || !isWithin(kept.retryAt, now(), RETRY_MS)) renewBehind(spot, key)
          return say(kept, 'stale')
        }
        if (stillValid && now() < kept.softUntil + BEHIND_MS) {
          renewBehind(spot, key)
          return say(kept, 'behind')
        }
      }
      if (await isAway()) return kept ? say(kept, isStillValid(kept) ? 'behind' : 'stale') : writer.notice(request, response, 'busy')

      const { outcome: whole, late } = renderOnce(spot, key, requestIdOf(request))
      const early = late.then((page): Outcome => ({ kind: 'late', page }))
      const outcome = await (request.method === 'GET' ? Promise.race([whole, early]) : whole)
      if (outcome.kind === 'again') continue
      if (outcome.kind === 'kept') return say(outcome.kept, 'miss')
      // A whole copy that is only old is better than a page that is not there yet.
      if (outcome.kind === 'late')
        return kept && isStillValid(kept) && !kept.fallback ? say(kept, 'behind') : writer.late(request, response, outcome.page)
      if (outcome.kind === 'live') return passThrough(request, response, spot, true)
      const isBroken = outcome.kind === 'failed' || outcome.answer.status >= 500
      const last = isBroken ? pages.find(key) : undefined
      if (last) return say(last, 'stale')
      if (isBroken) return sayBroken(request, response, spot)
      if (outcome.answer.status === 404) return sayMissing(request, response, MISSING_PAGE, outcome.answer)
      return writer.passing(request, response, outcome.answer)
    }
    return passThrough(request, response, spot, true)
  }

  /**
   * Nothing answers here: the definition of /error/404 with that status, or what Next said where it cannot be drawn. A prefetch
   * gets the same: the browser drops a 404 and asks again at the click, whereas a 204 would be used and leave the page as it is.
   */
  async function sayMissing(request: IncomingMessage, response: ServerResponse, page: string, answer?: RenderedResponse): Promise<void> {
    const kept = await standIn(page, requestIdOf(request))
    if (kept) return writer.standIn(request, response, kept, 404)
    if (answer) return writer.passing(request, response, answer)
    writer.notice(request, response, (await house.check()) ? 'broken' : 'busy')
  }

  /** No page and no copy: the definition of /error/500 with that status, as long as it can be drawn itself. */
  async function sayBroken(request: IncomingMessage, response: ServerResponse, spot: Spot): Promise<void> {
    if (!(await house.check())) return writer.notice(request, response, 'busy')
    const kept = spot.address.path === BROKEN_PATH ? undefined : await standIn(BROKEN_PATH, requestIdOf(request))
    if (!kept) return writer.notice(request, response, 'broken')
    writer.standIn(request, response, kept, 500)
  }

  /** A page of the site that stands in for another: kept under its own address, like any page. */
  async function standIn(path: string, requestId: string): Promise<CachedPage | undefined> {
    const spot = spotOf(path)
    if (typeof spot === 'string') return undefined
    for (let round = 0; round < 3; round++) {
      const key = keyOf(spot)
      const kept = pages.find(key) ?? (await pages.fetch(key))
      if (kept && (isStillValid(kept) || house.state() !== 'open')) return kept
      const outcome = await renderOnce(spot, key, requestId).outcome
      // Which query names count is known only now.
      if (outcome.kind === 'again') continue
      if (outcome.kind === 'kept') return outcome.kept
      // Removed by an editor, or only broken just now?
      return outcome.kind === 'answer' && outcome.answer.status < 500 ? undefined : kept
    }
    return undefined
  }

  /** A request that comes while the house is first being opened waits for that, up to ten seconds. */
  async function isAway(): Promise<boolean> {
    if (house.state() === 'opening') await within(house.opened, options.parkMs ?? 10_000)
    return house.state() !== 'open'
  }

  function renewBehind(spot: Spot, key: string): void {
    renderOnce(spot, key, randomUUID()).outcome.catch((error: unknown) =>
      options.warn('renewal failed', { err: error, path: spot.address.path }),
    )
  }

  /** One render for everybody who asks meanwhile, under the name of the request that came first. */
  const renderOnce = (spot: Spot, key: string, requestId: string) =>
    flights.join(key, (onLate) => render(spot, key, spot.names, requestId, onLate))

  async function render(
    spot: Spot,
    key: string,
    names: readonly string[],
    requestId: string,
    onLate: (page: LatePage) => void,
  ): Promise<Outcome> {
    const { path, escapedPath, query } = spot.address
    const counted = countedQuery(query, names)
    let capture: Capture
    try {
      capture = await semaphore.run((leave) =>
        capturePage({
          handler: options.handler,
          url: escapedPath + counted,
          requestId,
          headers: siteHeaders,
          timeoutMs: renderTimeoutMs,
          sharesByKakao: options.sharesByKakao ?? false,
          onLate(captured, headers, context) {
            // It only waits from now on: others may render.
            leave()
            if (countedQuery(query, context.query ?? names) === counted) onLate({ captured, headers })
          },
        }),
      )
    } catch (reason) {
      capture = { kind: 'failed', reason, context: newRequestContext({ requestId }) }
    }
    const before = pages.find(key)

    if (capture.kind === 'failed' || (capture.kind === 'passing' && capture.answer.status >= 500)) {
      if (before) before.retryAt = now() + RETRY_MS
      options.warn('page not rendered', {
        path,
        requestId,
        status: capture.kind === 'passing' ? capture.answer.status : undefined,
        err: capture.kind === 'failed' ? capture.reason : undefined,
      })
      return capture.kind === 'failed' ? { kind: 'failed' } : { kind: 'answer', answer: capture.answer }
    }
    if (capture.kind === 'personal') {
      pages.remove(key)
      livePaths.set(path, { tags: tagsOf(capture.context), until: now() + LIVE_MS })
      return { kind: 'live' }
    }
    // A redirect, too, may hang on a name that nobody counted yet.
    if (capture.context.query) {
      countedNames.set(path, sameNames(countedNames.get(path), capture.context.query))
      if (countedQuery(query, capture.context.query) !== counted) return { kind: 'again' }
    }
    if (capture.kind === 'passing') {
      // Missing or moved: what was kept before is no longer a page.
      if (before) pages.remove(key)
      return { kind: 'answer', answer: capture.answer }
    }

    const fellBack = capture.kind === 'fallback'
    // A page with a hole does not push out a whole one that is still true; that one gets a little longer.
    // After a publish it does: the editor must see the new page, hole and all, and the next render mends it.
    if (fellBack && before && !before.fallback && isStillValid(before)) {
      before.softUntil = now() + FALLBACK_MS
      before.retryAt = 0
      return { kind: 'kept', kept: before }
    }
    const kept = keep(key, capture.answer, capture.context, fellBack)
    pages.put(kept)
    return { kind: 'kept', kept }
  }

  function keep(key: string, { body, headers }: RenderedResponse, context: RequestContext, fallback: boolean): CachedPage {
    const cachedAt = now()
    return {
      ...compress(body),
      key,
      headers,
      fallback,
      cachedAt,
      etag: digest(body),
      length: body.length,
      tags: [...context.tags],
      softUntil: cachedAt + (fallback ? Math.min(FALLBACK_MS, options.freshMs) : options.freshMs),
      validUntil: context.freshUntil,
      retryAt: 0,
      lines: {},
    }
  }

  const isStillValid = (kept: CachedPage): boolean => isValid(kept, now(), options.freshMs)

  // --- everything else

  async function passThrough(request: IncomingMessage, response: ServerResponse, spot: Spot, isPage: boolean): Promise<void> {
    const { address, target } = spot
    const needsHouse = !/^\/(_next|media)(\/|$)/.test(address.path) && !options.files.includes(address.path.split('/')[1] ?? '')
    if (needsHouse && (await isAway()) && (isPage || house.state() === 'opening')) return writer.notice(request, response, 'busy')

    // A payload has no boundary of its own to draw a refusal in, and a prefetch may be answered without drawing anything.
    if (address.isBuilder && isPayload(request, address) && !(await options.isStaff(request.headers.cookie ?? '')))
      return writer.plain(request, response, 403, 'text/plain; charset=utf-8', COMMON.adminOnly[1], 'private, no-store')

    const nonce = newNonce()
    const headers: [string, string][] = [['x-request-id', requestIdOf(request)], ...headersAt(address.path)]
    delete request.headers['content-security-policy']
    delete request.headers['content-security-policy-report-only']
    if (!needsHouse || address.path.startsWith('/img/')) {
      if (!address.path.startsWith('/_next/') && !address.path.endsWith('.pdf')) headers.push(['content-security-policy', FILE_POLICY])
    } else if (options.keeping) {
      // Next reads the nonce from the request's own policy and puts it on every script that it writes.
      const policy = contentPolicy(
        [`'nonce-${nonce}'`],
        address.isFramed ? 'self' : 'none',
        address.isBuilder ? 'builder' : 'site',
        outsideScriptAt(address.path, options.identitySdk),
        options.sharesByKakao,
      )
      request.headers['content-security-policy'] = policy
      headers.push(['content-security-policy', policy])
    }
    if (address.isDocument || address.isBuilder) headers.push(['cache-control', 'private, no-store'], ['x-maru', 'live'])
    if (address.isDocument) headers.push(['speculation-rules', `"${SPECULATION_PATH}"`])
    if (address.isPreview || address.isBuilder) headers.push(['x-robots-tag', 'noindex, nofollow'])
    // Soft navigations keep their address as it came: Next checks its own query name against the headers.
    if (isPage) request.url = address.escapedPath + (address.query.size > 0 ? `?${address.query.toString()}` : '')
    else request.url = target
    const context = newRequestContext({
      requestId: requestIdOf(request),
      cookie: request.headers.cookie ?? '',
      ip: addressOf(request),
      userAgent: request.headers['user-agent'] ?? '',
      ...(options.keeping ? { nonce } : {}),
    })
    if (address.isBuilder) tellRefusal(response, context)
    if (isPage && address.isDocument && options.keeping && request.method === 'GET') return gather(request, response, context, headers)
    writer.dress(response, headers)
    oneContentType(response)
    await runInRequestContext(context, () => options.handler(request, response))
  }

  /**
   * A page for one reader, put in order before it leaves: what stands below would move while the browser did that. Only for a late
   * block the rest does not wait.
   */
  async function gather(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    headers: readonly [string, string][],
  ): Promise<void> {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    // It is packed here, once it is whole.
    delete request.headers['accept-encoding']
    const captured = new SocketlessResponse(request)
    writer.dress(captured, headers)
    context.onLate = () =>
      void pauseOf(captured).then(() => {
        if (!captured.isWhole && !captured.destroyed) writer.gatheredLate(response, captured, encoding)
      })
    await renderInto(captured, () => runInRequestContext(context, () => options.handler(request, captured)), renderTimeoutMs)
    if (!response.headersSent) writer.gathered(response, captured, encoding)
  }

  function addressOf(request: IncomingMessage): string {
    const forwarded = options.trustProxy ? request.headers['x-forwarded-for'] : undefined
    // The last one was added by our own proxy; those before it are the client's words.
    const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
    return last || (request.socket.remoteAddress ?? '')
  }

  function drain(): void {
    draining = true
    for (const response of unfinished) response.shouldKeepAlive = false
  }

  return { onRequest, drain }
}

/** What Next's client asks for on its own, in place of a whole page. */
const isPayload = ({ headers, method }: IncomingMessage, { query }: Target): boolean =>
  headers.rsc !== undefined ||
  headers['next-router-prefetch'] !== undefined ||
  headers['next-router-segment-prefetch'] !== undefined ||
  headers['next-action'] !== undefined ||
  query.has('_rsc') ||
  (method !== 'GET' && method !== 'HEAD')

/** Next has no way to draw a page on the server and call it 403: the page says that it refuses, and the status is put right here. */
function tellRefusal(response: ServerResponse, context: RequestContext): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(context.refused && status === 200 ? 403 : status, ...rest)
}

const requestIdOf = (request: IncomingMessage): string => request.headers['x-request-id'] as string

/** Next sets a call's type as a list of one, and its own compression then sees no type and packs nothing. */
function oneContentType(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    const [only, ...others] = Array.isArray(value) ? (value as string[]) : []
    return set(name, only !== undefined && others.length === 0 && name.toLowerCase() === 'content-type' ? only : value)
  }
}

/** The tags of a page that went live; the route table decides what it is, so that is always among them. */
const tagsOf = (context: RequestContext): [string, number][] => [...new Map([['pages', tagNumbers().current('pages')], ...context.tags])]

/** The list that was there, if it says the same: spots compare it by identity. */
function sameNames(known: readonly string[] | undefined, names: readonly string[]): readonly string[] {
  return known && known.length === names.length && known.every((name, i) => name === names[i]) ? known : names
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => void (timer = setTimeout(resolve, ms)))])
  clearTimeout(timer)
}
