// The page server on a port of its own, before a handler that the test gives in the place of Next and of the renderer.
import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { createPageServer, type PageServer } from '@/app/front/create-page-server'
import { PageCache } from '@/app/front/page-cache'
import type { PageServerOptions } from '@/app/front/page-server-options'
import { cacheable, dependOn } from '@/lib/request-context'
import { setTagNumbers, type TagNumbers } from '@/lib/tag-numbers'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}
export type Page = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** The dependencies of a page server in a test; new for each test. */
export interface TestSite {
  clock: number
  /** Request targets that were rendered, in their order. */
  renders: string[]
  database: { value: 'opening' | 'open' | 'away'; opened: Promise<void> }
  start(page: Page, changes?: Partial<PageServerOptions>): Promise<StartedServer>
  /** A page that may be cached; it shows how many renders there were and what was requested. */
  cacheablePage(options?: { tags?: string[]; query?: string[]; body?: () => string }): Page
}
export interface StartedServer {
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Reply>
  server: PageServer
  port: number
}

export class LocalTagNumbers implements TagNumbers {
  readonly #numbers = new Map<string, number>()
  current(tag: string): number {
    return this.#numbers.get(tag) ?? 0
  }
  bump(tags: Iterable<string>): void {
    for (const tag of tags) this.#numbers.set(tag, this.current(tag) + 1)
  }
}

export const html = (body: string): string => `<!DOCTYPE html><html><body>${body}</body></html>`

export function writeHtml(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'x-powered-by': 'Next.js' })
  response.end(html(body))
}

export function usePageServer(): TestSite {
  let servers: Server[] = []
  const site: TestSite = {
    clock: 0,
    renders: [],
    database: { value: 'open', opened: Promise.resolve() },
    async start(page, changes = {}) {
      const handler = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
        site.renders.push(request.url ?? '')
        await page(request, response)
      }
      const server = createPageServer({
        handler,
        pageHandler: handler,
        pageScripts: ["'sha256-page'"],
        callHandler: () => Promise.reject(new Error('this page server has no calls')),
        pages: new PageCache(10_000_000),
        database: {
          state: () => site.database.value,
          opened: site.database.opened,
          check: () => Promise.resolve(site.database.value === 'open'),
        },
        now: () => site.clock,
        caching: true,
        scope: 'site:',
        siteUrl: 'https://www.example.com',
        settle: () => null,
        files: ['favicon.svg'],
        isStaff: (cookie) => Promise.resolve(cookie === 'staff=1'),
        freshMs: 3_600_000,
        warn: () => undefined,
        ...changes,
      })
      const listening = createServer(server.onRequest)
      servers.push(listening)
      await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done))
      const { port } = listening.address() as AddressInfo
      return { server, port, get: (path, headers = {}, method = 'GET') => get(port, path, headers, method) }
    },
    cacheablePage: (options = {}) => {
      return (request, response) => {
        dependOn(options.tags ?? ['page'])
        cacheable(options.query ?? ['page', 'searchKeyword'])
        writeHtml(response, options.body?.() ?? `render ${site.renders.length} of ${request.url}`)
      }
    },
  }
  beforeEach(() => {
    site.clock = 1_000_000
    site.renders = []
    site.database = { value: 'open', opened: Promise.resolve() }
    setTagNumbers(new LocalTagNumbers())
  })
  afterEach(() => {
    for (const server of servers) server.close().closeAllConnections()
    servers = []
  })
  return site
}

function get(port: number, path: string, headers: Record<string, string>, method: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end()
  })
}
