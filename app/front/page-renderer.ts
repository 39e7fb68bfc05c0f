// Renders a page for the cache: once for all visitors who request it meanwhile, a few pages at a time, and stores what may be
// stored. Only a good render replaces a cached page.
import { newRequestContext, type RequestContext } from '@/lib/request-context'
import { capturePage, type Capture, type RenderedResponse } from './capture-page'
import { contentPolicy } from './content-policy'
import { compress, digest, type CachedPage } from './cached-page'
import { countedQuery } from './counted-query'
import { isValid } from './is-valid'
import type { LivePaths } from './live-paths'
import type { CompleteOptions } from './page-server-options'
import { Semaphore } from './semaphore'
import { SingleFlight, type Flight, type LatePage } from './single-flight'
import type { CacheKey, RoutedTarget, TargetRouter } from './target-router'

export type RenderOutcome =
  | { kind: 'cached'; page: CachedPage }
  /** Rendered, but not to be cached: missing, moved, broken. */
  | { kind: 'rendered'; response: RenderedResponse }
  /** Personal: each visitor gets a render of their own. */
  | { kind: 'live' }
  | { kind: 'failed' }
  /** The render declared other query names than the key was made of: the page is looked up again under the right key. */
  | { kind: 'other key' }

/** A page with a fallback in it is rendered again after this time. */
const FALLBACK_MS = 10_000
/** How long a page whose render failed is not tried again. */
export const RETRY_MS = 2_000

export class PageRenderer {
  readonly #options: CompleteOptions
  readonly #router: TargetRouter
  readonly #livePaths: LivePaths
  /** `host` and forwarding headers of the site. */
  readonly #siteHeaders: Record<string, string>
  readonly #policies: { plain: string; map: string }
  readonly #semaphore = new Semaphore(4, 256)
  readonly #flights = new SingleFlight<RenderOutcome>()

  constructor(options: CompleteOptions, router: TargetRouter, livePaths: LivePaths) {
    this.#options = options
    this.#router = router
    this.#livePaths = livePaths
    const { pageScripts, sharesByKakao } = options
    const policy = (hasMap: boolean) => contentPolicy(pageScripts, 'none', 'site', undefined, sharesByKakao, hasMap && sharesByKakao)
    this.#policies = { plain: policy(false), map: policy(true) }
    const { host, protocol } = new URL(options.siteUrl)
    this.#siteHeaders = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) }
  }

  /** @param requestId of the first visitor: the log names the render by it. */
  render(routed: RoutedTarget, key: CacheKey, requestId: string): Flight<RenderOutcome> {
    return this.#flights.join(key.text, (onLate) => this.#renderAndStore(routed, key, requestId, onLate))
  }

  async #renderAndStore(
    { target: { path, escapedPath, query } }: RoutedTarget,
    { text: key, names }: CacheKey,
    requestId: string,
    onLate: (page: LatePage) => void,
  ): Promise<RenderOutcome> {
    const { pages, now, warn } = this.#options
    const counted = countedQuery(query, names)
    const capture = await this.#capture(escapedPath + counted, requestId, (page, context) => {
      if (countedQuery(query, context.query ?? names) === counted) onLate(page)
    })
    const before = pages.find(key)

    if (capture.kind === 'failed' || (capture.kind === 'passing' && capture.response.status >= 500)) {
      if (before) before.retryAt = now() + RETRY_MS
      warn('page not rendered', {
        path,
        requestId,
        status: capture.kind === 'passing' ? capture.response.status : undefined,
        err: capture.kind === 'failed' ? capture.reason : undefined,
      })
      return capture.kind === 'failed' ? { kind: 'failed' } : { kind: 'rendered', response: capture.response }
    }
    if (capture.kind === 'personal') {
      pages.remove(key)
      this.#livePaths.add(path, capture.context)
      return { kind: 'live' }
    }
    // A redirect, too, may depend on a name that was not declared before.
    if (capture.context.query) {
      this.#router.learnQueryNames(path, capture.context.query)
      if (countedQuery(query, capture.context.query) !== counted) return { kind: 'other key' }
    }
    if (capture.kind === 'passing') {
      // Missing or moved: what was cached under this key is no longer a page.
      if (before) pages.remove(key)
      return { kind: 'rendered', response: capture.response }
    }
    return { kind: 'cached', page: this.#store(key, capture.response, capture.context, capture.kind === 'fallback', before) }
  }

  async #capture(url: string, requestId: string, onLate: (page: LatePage, context: RequestContext) => void): Promise<Capture> {
    try {
      return await this.#semaphore.run((leave) =>
        capturePage({
          handler: this.#options.pageHandler,
          url,
          requestId,
          headers: this.#siteHeaders,
          timeoutMs: this.#options.renderTimeoutMs,
          policy: ({ hasMap }) => (hasMap ? this.#policies.map : this.#policies.plain),
          onLate(captured, headers, context) {
            // From now on it only waits, so that another page may be rendered.
            leave()
            onLate({ captured, headers }, context)
          },
        }),
      )
    } catch (reason) {
      return { kind: 'failed', reason, context: newRequestContext({ requestId }) }
    }
  }

  #store(key: string, response: RenderedResponse, context: RequestContext, fallback: boolean, before: CachedPage | undefined): CachedPage {
    const { pages, now, freshMs } = this.#options
    // A page with a fallback does not replace a whole one that is still valid; that one gets a little longer. After a publish it
    // does: the editor must see the new page, fallback and all, and the next render mends it.
    if (fallback && before && !before.fallback && isValid(before, now(), freshMs)) {
      before.softUntil = now() + FALLBACK_MS
      before.retryAt = 0
      return before
    }
    const cachedAt = now()
    const page: CachedPage = {
      br: compress(response.body),
      key,
      headers: response.headers,
      fallback,
      cachedAt,
      etag: digest(response.body),
      length: response.body.length,
      tags: [...context.tags],
      softUntil: cachedAt + (fallback ? Math.min(FALLBACK_MS, freshMs) : freshMs),
      validUntil: context.freshUntil,
      retryAt: 0,
      lines: {},
    }
    pages.put(page)
    return page
  }
}
