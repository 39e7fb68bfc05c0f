// The channel between a render and the page server. The page server starts every request inside a context; server components, however
// deep or late, find it through AsyncLocalStorage and record facts about the response: which tags it read, until when it is fresh,
// whether it is personal, whether a part of it is a fallback. A page is cached only where the page itself calls `cacheable`. The storage
// lives on globalThis, because the page server is not bundled and the app is.
import { AsyncLocalStorage } from 'node:async_hooks'
import { numberOf } from './tag-numbers'

export interface RequestContext {
  readonly requestId: string
  /** The visitor's cookie header; empty in a render whose response may be cached. */
  readonly cookie: string
  readonly ip: string
  /** The browser's User-Agent header; empty in a render whose response may be cached. */
  readonly userAgent: string
  /** CSP nonce of what Next renders for one request. */
  readonly nonce?: string
  /** Tag → its number, read before the data: a change during the render invalidates that render. */
  readonly tags: Map<string, number>
  cacheable: boolean
  personal: boolean
  fallback: boolean
  /** The page refused this visitor, so the status has to be 403. */
  refused: boolean
  /** The page has a place for a map: its policy allows the map's service. */
  hasMap: boolean
  /** Query names that belong to the cache key; absent where the page declared none. */
  query?: readonly string[]
  /** Earliest known moment at which the response becomes invalid, in epoch milliseconds. */
  freshUntil: number
  /** Called once when a part of the page is so late that the rest is sent ahead of it. */
  onLate?: () => void
  /** Called at once when the page turns out personal, so that a captured render can be aborted. */
  onPersonal?: () => void
}

const globals = globalThis as Record<symbol, unknown>
const storage = (globals[Symbol.for('maru.request-context')] ??=
  new AsyncLocalStorage<RequestContext>()) as AsyncLocalStorage<RequestContext>

export const requestContext = (): RequestContext | undefined => storage.getStore()
export const runInRequestContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work)

export function newRequestContext(start: Partial<RequestContext> & { requestId: string }): RequestContext {
  return {
    cookie: '',
    ip: '',
    userAgent: '',
    tags: new Map(),
    cacheable: false,
    personal: false,
    fallback: false,
    refused: false,
    hasMap: false,
    freshUntil: Infinity,
    ...start,
  }
}

/** Records the tags that the response depends on. Call it before reading the data. */
export function dependOn(tags: Iterable<string>): void {
  const context = requestContext()
  if (!context) return
  for (const tag of tags) if (!context.tags.has(tag)) context.tags.set(tag, numberOf(tag))
}

/** Declares the query names that change the response, redirects included. Call it before reading them. */
export function varyByQuery(query: readonly string[]): void {
  const context = requestContext()
  if (context) context.query = query
}

/** Lets the page server cache this response; `query` are the names that belong to its key. */
export function cacheable(query: readonly string[]): void {
  varyByQuery(query)
  const context = requestContext()
  if (context) context.cacheable = true
}

export function markPersonal(): void {
  const context = requestContext()
  if (!context || context.personal) return
  context.personal = true
  context.onPersonal?.()
}

/** Some blocks are late: the page server sends what has been written, and follows. Call it after the first part is written. */
export const markLate = (): void => requestContext()?.onLate?.()

export function markFallback(): void {
  const context = requestContext()
  if (context) context.fallback = true
}

/** The page has a place for a map. Call it before the first byte. */
export function markMap(): void {
  const context = requestContext()
  if (context) context.hasMap = true
}

/** The page refuses this visitor: the page server answers with 403. Call it before the first byte. */
export function markRefused(): void {
  const context = requestContext()
  if (context) context.refused = true
}

/** @param moment epoch milliseconds or ISO text; the earliest moment given wins. */
export function holdsUntil(moment: number | string | null | undefined): void {
  const context = requestContext()
  const time = typeof moment === 'string' ? Date.parse(moment) : moment
  if (context && typeof time === 'number' && time < context.freshUntil) context.freshUntil = time
}
