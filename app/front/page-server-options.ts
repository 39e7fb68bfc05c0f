import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CallHandler } from './call-responder'
import type { Handler } from './capture-page'
import type { DatabaseState } from './database-state'
import type { PageCache } from './page-cache'
import type { SeenView } from './respond-view'

/** Everything that the page server takes from outside: Next, the clock, the database's state. app/front.ts gives them. */
export interface PageServerOptions {
  /** Next's request handler: the builder, the console and files. */
  handler: Handler
  /** Renders pages (app/create-page-handler.ts). */
  pageHandler: Handler
  /** Sources of the policy that name the inline scripts of those pages: the same on every page. */
  pageScripts?: readonly string[]
  /** Answers calls (app/handle-call.ts). */
  callHandler: CallHandler
  pages: PageCache
  database: DatabaseState
  now: () => number
  /** Off in development: every page is rendered live. */
  caching: boolean
  /** Prefix of every cache key: what makes pages of one path different (site, its URL, its data). */
  scope: string
  siteUrl: string
  /** Query hygiene and fixed redirects: the URL to redirect to, where this one is not canonical. */
  settle: (path: string, query: URLSearchParams) => { redirect: string } | null
  /** Names at the top of public/. */
  files: readonly string[]
  /** Whether a cookie header belongs to a member of staff; asked before the builder's payloads are rendered. */
  isStaff: (cookie: string) => Promise<boolean>
  /** How long a cached page is fresh when nothing else ends it. */
  freshMs: number
  renderTimeoutMs?: number
  /** How long a request waits for the first opening of the database. */
  parkMs?: number
  trustProxy?: boolean
  /** Script of the identity provider, for the pages that load it. */
  identitySdk?: string | undefined
  /** Where the script of the payment provider is. */
  paymentSdk?: string | undefined
  /** Pages may be shared by Kakao's script. */
  sharesByKakao?: boolean
  /** Serves the build's own files, or calls `next`; false when the request asks for something else. */
  serveStatic?: (request: IncomingMessage, response: ServerResponse, next: () => void) => boolean
  /** A visitor saw a page; without it the call pipeline counts views. */
  onView?: (view: SeenView) => void
  /** Whether a cookie header may be that of staff, judged without reading it. */
  mayBeStaff?: (cookie: string) => boolean
  /** A visitor asked for a page that is missing or failed. */
  onFailedPage?: (failed: { status: number; path: string; userAgent: string }) => void
  warn: (message: string, facts: Record<string, unknown>) => void
}

export const PAGE_SERVER_DEFAULTS = {
  renderTimeoutMs: 15_000,
  parkMs: 10_000,
  trustProxy: false,
  sharesByKakao: false,
  pageScripts: [] as readonly string[],
}

export type CompleteOptions = PageServerOptions & typeof PAGE_SERVER_DEFAULTS
