// Answers a page that is the same for all visitors: from the cache where the copy is valid, and with a render otherwise.
//
// 1. Age makes a copy old: it is sent at once and rendered anew in the background. A changed tag or a passed moment makes it
//    invalid: the page is rendered before the response, so that an editor sees at once what was published.
// 2. If that render fails, or the database is away, the last copy is sent, marked stale with its age.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { MISSING_PAGE, missingPage } from '@/schemas/rules/base/settle-path'
import type { CachedPage } from './cached-page'
import type { RenderedResponse } from './capture-page'
import { waitForDatabase } from './database-state'
import { isValid, isWithin } from './is-valid'
import type { LiveResponder } from './live-responder'
import { RETRY_MS, type PageRenderer, type RenderOutcome } from './page-renderer'
import type { CompleteOptions } from './page-server-options'
import { requestId } from './request-id'
import type { CacheStatus, ResponseWriter } from './response-writer'
import type { LatePage } from './single-flight'
import type { CacheKey, RoutedTarget, TargetRouter } from './target-router'

/** How long a copy that is old by age only may still be sent while the page is rendered anew. */
const BACKGROUND_MS = 60_000
/** The page that replaces one whose render failed. */
const BROKEN_PAGE = '/error/500'
/** A second look finds the right key; a third covers names that changed in between. */
const ROUNDS = 3

export class PageResponder {
  readonly #options: CompleteOptions
  readonly #router: TargetRouter
  readonly #renderer: PageRenderer
  readonly #live: LiveResponder
  readonly #writer: ResponseWriter

  constructor(
    options: CompleteOptions,
    parts: { router: TargetRouter; renderer: PageRenderer; live: LiveResponder; writer: ResponseWriter },
  ) {
    this.#options = options
    this.#router = parts.router
    this.#renderer = parts.renderer
    this.#live = parts.live
    this.#writer = parts.writer
  }

  /** Sends the copy in memory where it is valid and fresh; false where there is none. Nearly all requests end here, so it awaits nothing. */
  respondFromMemory(request: IncomingMessage, response: ServerResponse, routed: RoutedTarget): boolean {
    const { pages, now } = this.#options
    const page = pages.find(this.#router.keyOf(routed).text)
    if (!page || !this.#isValid(page) || now() >= page.softUntil) return false
    this.#writer.cachedPage(request, response, page, 'hit', now())
    return true
  }

  async respond(request: IncomingMessage, response: ServerResponse, routed: RoutedTarget): Promise<void> {
    const { pages, now, database, parkMs } = this.#options
    const send = (page: CachedPage, status: CacheStatus): void => this.#writer.cachedPage(request, response, page, status, now())
    for (let round = 0; round < ROUNDS; round++) {
      const key = this.#router.keyOf(routed)
      const copy = pages.find(key.text) ?? (await pages.fetch(key.text))
      const status = copy && database.state() !== 'opening' ? this.#statusWithoutWaiting(copy, routed, key) : undefined
      if (copy && status) return send(copy, status)
      if (!(await waitForDatabase(database, parkMs)))
        return copy ? send(copy, this.#isValid(copy) ? 'behind' : 'stale') : this.#writer.notice(request, response, 'busy')

      const outcome = await this.#outcomeOf(request, routed, key)
      if (outcome.kind === 'other key') continue
      if (outcome.kind === 'cached') return send(outcome.page, 'miss')
      // A complete copy that is only old is better than an incomplete page.
      if (outcome.kind === 'late')
        return copy && this.#isValid(copy) && !copy.fallback ? send(copy, 'behind') : this.#writer.latePage(request, response, outcome.page)
      if (outcome.kind === 'live') return this.#live.respond(request, response, routed, true)
      const isBroken = outcome.kind === 'failed' || outcome.response.status >= 500
      const last = isBroken ? pages.find(key.text) : undefined
      if (last) return send(last, 'stale')
      if (isBroken) return this.#respondBroken(request, response, routed)
      if (outcome.response.status === 404) return this.#respondMissing(request, response, MISSING_PAGE, outcome.response)
      return this.#writer.renderedPage(request, response, outcome.response)
    }
    return this.#live.respond(request, response, routed, true)
  }

  /** The page of /error/404 requested by its own path: it says why a page is missing, with the status of a missing page. */
  respondMissingByName(request: IncomingMessage, response: ServerResponse, { target }: RoutedTarget): Promise<void> {
    return this.#respondMissing(request, response, missingPage(target.query))
  }

  /** The status under which a copy is sent at once; absent where the page has to be rendered first. */
  #statusWithoutWaiting(copy: CachedPage, routed: RoutedTarget, key: CacheKey): CacheStatus | undefined {
    const now = this.#options.now()
    const isStillValid = this.#isValid(copy)
    if (isStillValid && now < copy.softUntil) return 'hit'
    if (this.#options.database.state() === 'away') return isStillValid ? 'behind' : 'stale'
    // A render has just failed: the last copy is sent at once, and the next attempt runs in the background.
    if (copy.retryAt > 0) {
      if (now >= copy.retryAt || !isWithin(copy.retryAt, now, RETRY_MS)) this.#renewInBackground(routed, key)
      return 'stale'
    }
    if (!isStillValid || now >= copy.softUntil + BACKGROUND_MS) return undefined
    this.#renewInBackground(routed, key)
    return 'behind'
  }

  /** HEAD waits for the whole page, because it names its length; GET may get the page before its late blocks. */
  #outcomeOf(request: IncomingMessage, routed: RoutedTarget, key: CacheKey): Promise<RenderOutcome | { kind: 'late'; page: LatePage }> {
    const { outcome, late } = this.#renderer.render(routed, key, requestId(request))
    if (request.method !== 'GET') return outcome
    return Promise.race([outcome, late.then((page) => ({ kind: 'late' as const, page }))])
  }

  /**
   * Sends the page of /error/404 with that status, or Next's own response where that page cannot be rendered. A prefetch gets the
   * same: the browser drops a 404 and asks again at the click, whereas it would use a 204 and leave the page as it is.
   */
  async #respondMissing(request: IncomingMessage, response: ServerResponse, page: string, rendered?: RenderedResponse): Promise<void> {
    const copy = await this.#standIn(page, requestId(request))
    if (copy) return this.#writer.standIn(request, response, copy, 404)
    if (rendered) return this.#writer.renderedPage(request, response, rendered)
    this.#writer.notice(request, response, (await this.#options.database.check()) ? 'broken' : 'busy')
  }

  /** Neither a render nor a copy: sends the page of /error/500 with that status, or a notice where that cannot be rendered either. */
  async #respondBroken(request: IncomingMessage, response: ServerResponse, routed: RoutedTarget): Promise<void> {
    if (!(await this.#options.database.check())) return this.#writer.notice(request, response, 'busy')
    const copy = routed.target.path === BROKEN_PAGE ? undefined : await this.#standIn(BROKEN_PAGE, requestId(request))
    if (!copy) return this.#writer.notice(request, response, 'broken')
    this.#writer.standIn(request, response, copy, 500)
  }

  /** A page of the site that replaces another; cached under its own path, like any page. */
  async #standIn(path: string, id: string): Promise<CachedPage | undefined> {
    const { pages, database } = this.#options
    const routed = this.#router.route(path)
    if (typeof routed === 'string') return undefined
    for (let round = 0; round < ROUNDS; round++) {
      const key = this.#router.keyOf(routed)
      const copy = pages.find(key.text) ?? (await pages.fetch(key.text))
      if (copy && (this.#isValid(copy) || database.state() !== 'open')) return copy
      const outcome = await this.#renderer.render(routed, key, id).outcome
      if (outcome.kind === 'other key') continue
      if (outcome.kind === 'cached') return outcome.page
      // Below 500 an editor has removed the page; otherwise it only failed this time, and its last copy serves.
      return outcome.kind === 'rendered' && outcome.response.status < 500 ? undefined : copy
    }
    return undefined
  }

  #renewInBackground(routed: RoutedTarget, key: CacheKey): void {
    this.#renderer
      .render(routed, key, randomUUID())
      .outcome.catch((error: unknown) => this.#options.warn('renewal failed', { err: error, path: routed.target.path }))
  }

  #isValid(copy: CachedPage): boolean {
    return isValid(copy, this.#options.now(), this.#options.freshMs)
  }
}
