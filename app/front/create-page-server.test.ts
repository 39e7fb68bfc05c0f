import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  cacheable,
  dependOn,
  holdsUntil,
  markFallback,
  markLate,
  markPersonal,
  markRefused,
  requestContext,
  varyByQuery,
} from '@/lib/request-context'
import { setTagNumbers, tagNumbers, type TagNumbers } from '@/lib/tag-numbers'
import { createPageServer } from './create-page-server'
import type { PageServerOptions } from './page-server-options'
import { DiskCache } from './disk-cache'
import { PageCache } from './page-cache'

class Numbers implements TagNumbers {
  readonly map = new Map<string, number>()
  current(tag: string): number {
    return this.map.get(tag) ?? 0
  }
  bump(tags: Iterable<string>): void {
    for (const tag of tags) this.map.set(tag, this.current(tag) + 1)
  }
}

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}
type Page = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

const html = (body: string): string => `<!DOCTYPE html><html><body>${body}</body></html>`
let clock = 1_000_000
let renders: string[] = []
let database: { value: 'opening' | 'open' | 'away'; opened: Promise<void> }
let servers: Server[] = []

const writeHtml = (response: ServerResponse, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'x-powered-by': 'Next.js' })
  response.end(html(body))
}
/** A page that may be kept and shows what it was asked. */
const keptPage =
  (options: { tags?: string[]; query?: string[]; body?: () => string } = {}): Page =>
  (request, response) => {
    dependOn(options.tags ?? ['page'])
    cacheable(options.query ?? ['page', 'searchKeyword'])
    writeHtml(response, options.body?.() ?? `render ${renders.length} of ${request.url}`)
  }

async function start(page: Page, changes: Partial<PageServerOptions> = {}) {
  const front = createPageServer({
    handler: async (request, response) => {
      renders.push(request.url ?? '')
      await page(request, response)
    },
    pages: new PageCache(10_000_000),
    database: { state: () => database.value, opened: database.opened, check: () => Promise.resolve(database.value === 'open') },
    now: () => clock,
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
  const server = createServer(front.onRequest)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = send({ port, host: '127.0.0.1', path, method, headers, agent: false }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const bytes = Buffer.concat(parts)
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString('utf8') })
        })
      })
      asked.on('error', reject)
      asked.end()
    })
  return { get, front, port }
}

beforeEach(() => {
  clock = 1_000_000
  renders = []
  database = { value: 'open', opened: Promise.resolve() }
  setTagNumbers(new Numbers())
})
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
  servers = []
})

describe('keeping', () => {
  test('a page that gave leave is rendered once and answered from then on', async () => {
    const { get } = await start(keptPage())
    const first = await get('/styling/home')
    const second = await get('/styling/home')
    expect([first.headers['x-maru'], second.headers['x-maru']]).toEqual(['miss', 'hit'])
    expect(second.text).toBe(first.text)
    expect(renders).toEqual(['/styling/home'])
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(second.headers['cdn-cache-control']).toBe('s-maxage=5, stale-while-revalidate=60')
    expect(second.headers['x-powered-by']).toBeUndefined()
  })

  test('a hundred visitors at once are one render, and one who leaves does not stop it', async () => {
    let go = (): void => undefined
    const { get, port } = await start(async (request, response) => {
      await new Promise<void>((resolve) => (go = resolve))
      await keptPage()(request, response)
    })
    const leaver = send({ port, host: '127.0.0.1', path: '/a', agent: false }).on('error', () => undefined)
    leaver.end()
    const all = Promise.all(Array.from({ length: 100 }, () => get('/a')))
    await vi.waitFor(() => expect(renders).toHaveLength(1))
    leaver.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    go()
    const replies = await all
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies.every((reply) => reply.status === 200)).toBe(true)
    expect(renders).toHaveLength(1)
  })

  test('a page that says nothing is never kept, and each visitor gets it with the real request', async () => {
    const { get } = await start((request, response) => writeHtml(response, `cookie ${request.headers.cookie ?? 'none'}`))
    expect((await get('/a', { cookie: 'a=1' })).text).toContain('cookie a=1')
    const second = await get('/a', { cookie: 'a=2' })
    expect(second.text).toContain('cookie a=2')
    expect(second.headers['x-maru']).toBe('live')
    expect(second.headers['cache-control']).toBe('private, no-store')
  })

  test('the cookie of a visitor never reaches a render that is kept', async () => {
    const { get } = await start((request, response) => {
      cacheable([])
      writeHtml(response, `cookie ${request.headers.cookie ?? 'none'}, ${requestContext()?.cookie || 'none'}`)
    })
    expect((await get('/a', { cookie: 'session=secret' })).text).toContain('cookie none, none')
  })

  test('a page that turns out personal is given up and streamed with the real request, next time without the detour', async () => {
    let abandoned = 0
    const { get } = await start(async (request, response) => {
      dependOn(['page:mine'])
      cacheable([])
      response.on('close', () => (abandoned += response.writableEnded ? 0 : 1))
      markPersonal()
      await new Promise((resolve) => setImmediate(resolve))
      writeHtml(response, `for ${request.headers.cookie}`)
    })
    expect((await get('/mypage', { cookie: 'm=1' })).text).toContain('for m=1')
    expect(renders).toHaveLength(2)
    expect(abandoned).toBe(1)
    expect((await get('/mypage', { cookie: 'm=2' })).text).toContain('for m=2')
    expect(renders).toHaveLength(3)
    tagNumbers().bump(['page:mine'])
    await get('/mypage', { cookie: 'm=3' })
    expect(renders).toHaveLength(5)
  })

  test('an answer that sets a cookie, or is not whole, or turned out missing late is not kept', async () => {
    const bodies: Record<string, Page> = {
      '/cookie': (request, response) => {
        response.setHeader('set-cookie', 'a=1')
        keptPage()(request, response) as void
      },
      '/half': (_, response) => {
        cacheable([])
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end('<!DOCTYPE html><html><body>half')
      },
      '/late': keptPage({ body: () => '<script>$RX("B:0","NEXT_HTTP_ERROR_FALLBACK;404")</script>' }),
      '/moved': keptPage({ body: () => '<script>$RX("B:0","NEXT_REDIRECT;replace;/b;307")</script>' }),
    }
    const { get } = await start((request, response) => bodies[request.url ?? '']?.(request, response))
    for (const path of Object.keys(bodies)) {
      await get(path)
      const before = renders.length
      const again = await get(path)
      expect(again.headers['x-maru'], path).not.toBe('hit')
      expect(renders.length, path).toBeGreaterThan(before)
    }
  })

  test('404 and redirects are answered as rendered, once for all who ask, and not kept', async () => {
    const { get } = await start((request, response) => {
      cacheable([])
      if (request.url === '/old') return void response.writeHead(308, { location: '/new' }).end()
      writeHtml(response, 'none', 404)
    })
    expect((await get('/none')).status).toBe(404)
    const missing = await get('/none')
    expect([missing.status, missing.headers['cache-control'], missing.headers['x-maru']]).toEqual([404, 'no-store', 'passing'])
    expect(renders.filter((url) => url !== '/error/404')).toHaveLength(2)
    const moved = await get('/old')
    expect([moved.status, moved.headers.location]).toEqual([308, '/new'])
  })

  test('where a redirect leads may hang on a declared query name', async () => {
    const { get } = await start((request, response) => {
      varyByQuery(['from'])
      const from = new URL(request.url!, 'http://front.test').searchParams.get('from')
      response.writeHead(307, { location: from ? `/list/${from}` : '/' }).end()
    })
    expect((await get('/gone?from=floor')).headers.location).toBe('/list/floor')
    expect((await get('/gone?from=wall&x=1')).headers.location).toBe('/list/wall')
    expect((await get('/gone')).headers.location).toBe('/')
  })

  test('a page that went missing after a publish loses its copy', async () => {
    let there = true
    const { get } = await start((request, response) => (there ? keptPage()(request, response) : writeHtml(response, 'none', 404)))
    await get('/a')
    there = false
    tagNumbers().bump(['page'])
    expect((await get('/a')).status).toBe(404)
    database.value = 'away'
    expect((await get('/a')).status).toBe(503)
  })
})

describe('truth', () => {
  test('a changed tag is rendered before the answer; other pages keep their copies', async () => {
    const { get } = await start((request, response) => keptPage({ tags: [request.url === '/a' ? 'a' : 'b'] })(request, response))
    await get('/a')
    await get('/b')
    tagNumbers().bump(['a'])
    const a = await get('/a')
    expect(a.headers['x-maru']).toBe('miss')
    expect(a.text).toContain('render 3')
    expect((await get('/b')).headers['x-maru']).toBe('hit')
  })

  test('a publish during a render makes that render stale by itself', async () => {
    const { get } = await start((request, response) => {
      dependOn(['page'])
      if (renders.length === 1) tagNumbers().bump(['page'])
      cacheable([])
      writeHtml(response, `render ${renders.length} of ${request.url}`)
    })
    expect((await get('/a')).text).toContain('render 1')
    expect((await get('/a')).text).toContain('render 2')
    expect((await get('/a')).headers['x-maru']).toBe('hit')
  })

  test('a copy that is old by time answers at once and is rendered anew behind', async () => {
    const { get } = await start(keptPage(), { freshMs: 30_000 })
    await get('/a')
    clock += 30_001
    const old = await get('/a')
    expect([old.headers['x-maru'], old.text.includes('render 1')]).toEqual(['behind', true])
    await vi.waitFor(async () => expect((await get('/a')).text).toContain('render 2'))
  })

  test('a copy that is very old is rendered before the answer', async () => {
    const { get } = await start(keptPage(), { freshMs: 30_000 })
    await get('/a')
    clock += 3_600_000
    expect((await get('/a')).text).toContain('render 2')
  })

  test('a copy is not shown past the moment at which the page said that it ends', async () => {
    const { get } = await start((request, response) => {
      if (renders.length === 1) holdsUntil(clock + 5_000)
      keptPage()(request, response) as void
    })
    await get('/a')
    clock += 4_999
    expect((await get('/a')).headers['x-maru']).toBe('hit')
    clock += 1
    const next = await get('/a')
    expect([next.headers['x-maru'], next.text.includes('render 2')]).toEqual(['miss', true])
  })

  test('a render that fails leaves the last copy, marked stale with its age, and is tried again behind it', async () => {
    let broken = false
    const { get } = await start((request, response) => {
      if (broken) return writeHtml(response, 'broken', 500)
      return keptPage()(request, response)
    })
    await get('/a')
    broken = true
    clock += 7_000
    tagNumbers().bump(['page'])
    const stale = await get('/a')
    expect([stale.status, stale.headers['x-maru'], stale.headers.age]).toEqual([200, 'stale', '7'])
    expect(stale.headers['cdn-cache-control']).toBeUndefined()
    const count = renders.length
    await get('/a')
    expect(renders).toHaveLength(count)
    broken = false
    clock += 2_000
    expect((await get('/a')).headers['x-maru']).toBe('stale')
    await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
  })

  test('a render that throws or never ends leaves the last copy too', async () => {
    let how: 'well' | 'throws' | 'hangs' = 'well'
    const { get } = await start(
      (request, response) => {
        if (how === 'throws') throw new Error('source failed')
        if (how === 'hangs') return new Promise<void>(() => undefined)
        return keptPage()(request, response)
      },
      { renderTimeoutMs: 30 },
    )
    await get('/a')
    for (how of ['throws', 'hangs'] as const) {
      tagNumbers().bump(['page'])
      clock += 10_000
      const stale = await get('/a')
      expect([stale.status, stale.headers['x-maru']], how).toEqual([200, 'stale'])
    }
  })

  test('RT-16: without a copy, a broken render is the page of /error/500 with that status, and a plain one when that breaks too', async () => {
    let errorPage = true
    const { get } = await start((request, response) => {
      if (request.url === '/error/500' && errorPage) return keptPage({ body: () => '마련된 안내' })(request, response)
      return writeHtml(response, 'broken', 500)
    })
    const said = await get('/a')
    expect([said.status, said.text.includes('마련된 안내'), said.headers['cache-control']]).toEqual([500, true, 'no-store'])
    tagNumbers().bump(['page'])
    errorPage = false
    expect((await get('/error/500')).headers['x-maru']).toBe('stale')
  })

  test('RT-15: a missing page is the page of /error/404 with that status, which also answers by its own name, drawn once', async () => {
    let drawn = 0
    let missingPage = true
    const { get } = await start((request, response) => {
      if (request.url !== '/error/404') return writeHtml(response, '없음', 404)
      if (!missingPage) return writeHtml(response, '없음', 404)
      drawn++
      return keptPage({ body: () => '세 갈래 길' })(request, response)
    })
    for (const path of ['/none', '/none/again', '/error/404']) {
      const said = await get(path)
      expect([said.status, said.text.includes('세 갈래 길'), said.headers['cache-control']], path).toEqual([404, true, 'no-store'])
    }
    expect(drawn).toBe(1)
    tagNumbers().bump(['page'])
    missingPage = false
    const plain = await get('/none')
    expect([plain.status, plain.text.includes('없음')]).toEqual([404, true])
  })

  test('G-STORE404: the page of /error/404 is told why, and has no third form', async () => {
    const { get } = await start((request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://site')
      if (pathname !== '/error/404') return writeHtml(response, '없음', 404)
      return keptPage({ query: ['reason'], body: () => `이유 ${searchParams.get('reason') ?? '없음'}` })(request, response)
    })
    const said = async (query: string) => (await get(`/error/404${query}`)).text.match(/이유 [^<]*/)?.[0]
    expect(await said('?reason=closed')).toBe('이유 closed')
    expect([await said(''), await said('?reason=other'), await said('?x=1')]).toEqual(['이유 없음', '이유 없음', '이유 없음'])
    expect((await get('/error/404?reason=closed')).status).toBe(404)
  })

  test('a prefetch is answered as the page itself would be: found, missing, moved, personal, broken or unreadable', async () => {
    const pages: Record<string, Page> = {
      '/found': keptPage({ body: () => '있음' }),
      '/moved': (_, response) => void response.writeHead(308, { location: '/found' }).end(),
      '/guarded': (_, response) => {
        markPersonal()
        response.writeHead(307, { location: '/login?callback=%2Fguarded' }).end()
      },
      '/personal': (_, response) => {
        markPersonal()
        writeHtml(response, '나만')
      },
      '/broken': (_, response) => writeHtml(response, '깨짐', 500),
      '/error/404': keptPage({ body: () => '찾을 수 없음' }),
    }
    const none: Page = (_, response) => writeHtml(response, '없음', 404)
    const { get } = await start((request, response) => (pages[request.url ?? ''] ?? none)(request, response), {
      settle: (path) => (path === '/old' ? { redirect: '/found' } : null),
    })
    const factsOf = ({ status, headers, text }: Reply) => [status, headers.location, text.replaceAll(/[0-9a-f-]{36}/g, 'id')]
    const expected = {
      '/found': 200,
      '/none': 404,
      '/error/404': 404,
      '/moved': 308,
      '/old': 307,
      '/guarded': 307,
      '/personal': 200,
      '/broken': 500,
      '/%zz': 400,
    }
    for (const [path, status] of Object.entries(expected)) {
      for (const purpose of ['prefetch', 'prefetch;prerender']) {
        const early = await get(path, { 'sec-purpose': purpose })
        const clicked = await get(path)
        expect(factsOf(early), `${path} as ${purpose}`).toEqual(factsOf(clicked))
        expect(early.status, path).toBe(status)
      }
    }
  })

  test('while the database is away kept pages answer stale, others 503 with Retry-After, and nothing is rendered', async () => {
    const { get } = await start(keptPage())
    await get('/a')
    database.value = 'away'
    expect((await get('/a')).headers['x-maru']).toBe('hit')
    tagNumbers().bump(['page'])
    expect((await get('/a')).headers['x-maru']).toBe('stale')
    const other = await get('/b')
    expect([other.status, other.headers['retry-after']]).toEqual([503, '2'])
    expect(other.text).toContain('잠시 후 다시 찾아 주세요')
    expect(renders).toHaveLength(1)
    database.value = 'open'
    expect((await get('/a')).headers['x-maru']).toBe('miss')
    expect((await get('/b')).status).toBe(200)
  })

  test('a visitor who comes while the database is first being opened is served when it is', async () => {
    const opening = Promise.withResolvers<void>()
    database = { value: 'opening', opened: opening.promise }
    const { get } = await start(keptPage())
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
    const waiting = get('/a')
    database.value = 'open'
    opening.resolve()
    expect((await waiting).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('a page with a fallback in it lives ten seconds', async () => {
    const { get } = await start((request, response) => {
      if (renders.length === 1) markFallback()
      keptPage()(request, response) as void
    })
    await get('/a')
    clock += 9_000
    expect((await get('/a')).headers['x-maru']).toBe('hit')
    clock += 1_500
    expect((await get('/a')).headers['x-maru']).toBe('behind')
    await vi.waitFor(async () => expect((await get('/a')).text).toContain('render 2'))
  })

  test('a render with a fallback does not push out a good copy that is still true, but does after a publish', async () => {
    const { get } = await start(
      (request, response) => {
        if (renders.length > 1) markFallback()
        keptPage()(request, response) as void
      },
      { freshMs: 30_000 },
    )
    await get('/a')
    clock += 40_000
    await get('/a')
    await vi.waitFor(() => expect(renders).toHaveLength(2))
    await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
    expect((await get('/a')).text).toContain('render 1')
    tagNumbers().bump(['page'])
    expect((await get('/a')).text).toContain('render 3')
  })

  describe('a clock that ran ahead and was set right', () => {
    const AHEAD = 400 * 24 * 3_600_000

    test('a copy that was made meanwhile is rendered anew at the next visit, and then holds', async () => {
      const { get } = await start((request, response) => {
        if (renders.length === 1) holdsUntil(clock + 3_600_000)
        keptPage()(request, response) as void
      })
      clock += AHEAD
      expect((await get('/a')).text).toContain('render 1')
      expect((await get('/a')).headers['x-maru']).toBe('hit')
      clock -= AHEAD
      const anew = await get('/a')
      expect([anew.headers['x-maru'], anew.text.includes('render 2')]).toEqual(['miss', true])
      expect((await get('/a')).headers['x-maru']).toBe('hit')
    })

    test('a copy that was only prolonged meanwhile is not fresh for a year', async () => {
      const { get } = await start(
        (request, response) => {
          if (renders.length === 2) markFallback()
          keptPage()(request, response) as void
        },
        { freshMs: 30_000 },
      )
      await get('/a')
      clock += AHEAD
      await get('/a')
      clock -= AHEAD
      expect((await get('/a')).text).toContain('render 3')
    })

    test('a doubted copy is still the answer where nothing better can be made', async () => {
      let broken = false
      const { get } = await start((request, response) => (broken ? writeHtml(response, 'broken', 500) : keptPage()(request, response)))
      clock += AHEAD
      await get('/a')
      clock -= AHEAD
      broken = true
      const stale = await get('/a')
      expect([stale.status, stale.headers['x-maru'], stale.headers.age]).toEqual([200, 'stale', '0'])
      database.value = 'away'
      expect((await get('/a')).headers['x-maru']).toBe('stale')
    })

    test('a failed render is tried again after its pause, not after a year', async () => {
      let broken = true
      const { get } = await start((request, response) => (broken ? writeHtml(response, 'broken', 500) : keptPage()(request, response)))
      broken = false
      await get('/a')
      clock += AHEAD
      broken = true
      await get('/a')
      clock -= AHEAD
      broken = false
      await get('/a')
      await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
    })

    test('a page that went live is asked again', async () => {
      let personal = true
      const { get } = await start((request, response) => {
        if (personal) markPersonal()
        keptPage()(request, response) as void
      })
      clock += AHEAD
      await get('/a')
      clock -= AHEAD
      personal = false
      await get('/a')
      expect((await get('/a')).headers['x-maru']).toBe('hit')
    })
  })

  test('what React marks as failed counts as a fallback', async () => {
    const { get } = await start(keptPage({ body: () => '<!--$!--><template data-dgst="1"></template>fallback<!--/$-->' }))
    await get('/a')
    clock += 11_000
    expect((await get('/a')).headers['x-maru']).toBe('behind')
  })
})

describe('a block that is late', () => {
  /** A page whose last block comes when the test says so. */
  function latePage(headers: Record<string, string> = {}) {
    const arrived = Promise.withResolvers<string>()
    const page: Page = async (request, response) => {
      dependOn(['page'])
      cacheable([])
      markLate()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
      response.write('<!DOCTYPE html><html><body><p>이웃</p><!--$?--><template id="B:0"></template><i>wait</i><!--/$-->')
      response.end(
        `<div hidden id="S:0"><p>${await arrived.promise}</p></div><script nonce="${requestContext()?.nonce}">$RC=0;$RC("B:0","S:0")</script></body></html>`,
      )
    }
    return { page, arrive: arrived.resolve, fail: arrived.reject }
  }
  /** Asks, and tells what has come so far. */
  function follow(port: number, path: string, headers: Record<string, string> = {}) {
    const so = { far: '', ended: false, broken: false, reply: undefined as IncomingMessage | undefined }
    send({ port, host: '127.0.0.1', path, headers, agent: false }, (reply) => {
      so.reply = reply
      const body = reply.headers['content-encoding'] === 'gzip' ? reply.pipe(createGunzip()) : reply
      body.on('data', (part: Buffer) => (so.far += part.toString('utf8')))
      body.on('end', () => (so.ended = true))
      reply.on('error', () => (so.broken = true))
    }).end()
    return so
  }

  test('its neighbours leave before it, and it follows in the same answer', async () => {
    const { page, arrive } = latePage()
    const { port, get } = await start(page)
    const visits = [follow(port, '/a'), follow(port, '/a', { 'accept-encoding': 'gzip' })]
    for (const visit of visits) await vi.waitFor(() => expect(visit.far).toContain('<p>이웃</p>'))
    expect(visits.map(({ ended, far }) => [ended, far.includes('늦은 글')])).toEqual([
      [false, false],
      [false, false],
    ])
    const { headers } = visits[0]!.reply!
    expect([headers['x-maru'], headers['cache-control'], headers.etag]).toEqual(['late', 'private, no-store', undefined])
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    arrive('늦은 글')
    for (const visit of visits) await vi.waitFor(() => expect([visit.ended, visit.far.includes('늦은 글')]).toEqual([true, true]))
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!
    expect(visits[0]!.far).toContain(`<script nonce="${nonce}">`)
    // The copy of it is whole, in order, and known by its hashes.
    const kept = await get('/a')
    expect([kept.headers['x-maru'], renders.length]).toEqual(['hit', 1])
    expect(kept.text).toContain('<p>이웃</p><!--$--><p>늦은 글</p><!--/$-->')
    expect(kept.text + String(kept.headers['content-security-policy'])).not.toContain(nonce)
  })

  test('a hundred who come meanwhile follow one render, also who comes after its beginning', async () => {
    const { page, arrive } = latePage()
    const { port } = await start(page)
    const early = Array.from({ length: 50 }, () => follow(port, '/a'))
    await vi.waitFor(() => expect(early.every(({ far }) => far.includes('이웃'))).toBe(true))
    const later = Array.from({ length: 50 }, () => follow(port, '/a'))
    await vi.waitFor(() => expect(later.every(({ far }) => far.includes('이웃'))).toBe(true))
    arrive('늦은 글')
    await vi.waitFor(() => expect([...early, ...later].every(({ ended }) => ended)).toBe(true))
    expect(new Set([...early, ...later].map(({ far }) => far.includes('늦은 글')))).toEqual(new Set([true]))
    expect(renders).toHaveLength(1)
  })

  test('where a whole copy is only old, that is the answer', async () => {
    const { page, arrive } = latePage()
    const { get } = await start((request, response) => (renders.length === 1 ? keptPage()(request, response) : page(request, response)))
    await get('/a')
    clock += 24 * 3_600_000
    const old = await get('/a')
    expect([old.headers['x-maru'], old.text.includes('render 1')]).toEqual(['behind', true])
    arrive('늦은 글')
    await vi.waitFor(async () => expect((await get('/a')).text).toContain('늦은 글'))
  })

  test('renders that only wait for a block keep no other page waiting', async () => {
    const { page, arrive } = latePage()
    const { port, get } = await start((request, response) =>
      request.url === '/quick' ? keptPage()(request, response) : page(request, response),
    )
    const waiting = Array.from({ length: 6 }, (_, i) => follow(port, `/a${i}`))
    await vi.waitFor(() => expect(waiting.every(({ far }) => far.includes('이웃'))).toBe(true))
    expect((await get('/quick')).status).toBe(200)
    arrive('늦은 글')
    await vi.waitFor(() => expect(waiting.every(({ ended }) => ended)).toBe(true))
  })

  test('a page that breaks off after its beginning does not look as if it had ended, and is not kept', async () => {
    const { page, fail } = latePage()
    const { port, get } = await start((request, response) =>
      renders.length === 1 ? page(request, response) : keptPage()(request, response),
    )
    const visit = follow(port, '/a')
    await vi.waitFor(() => expect(visit.far).toContain('이웃'))
    fail(new Error('half way'))
    await vi.waitFor(() => expect(visit.broken).toBe(true))
    expect((await get('/a')).headers['x-maru']).toBe('miss')
  })

  test('a page for one reader goes ahead of it too', async () => {
    const { page, arrive } = latePage({ 'set-cookie': 'a=1' })
    const { port } = await start((request, response) => {
      markPersonal()
      return page(request, response)
    })
    const visit = follow(port, '/a')
    await vi.waitFor(() => expect(visit.far).toContain('<p>이웃</p>'))
    expect([visit.ended, visit.reply!.headers['x-maru'], visit.reply!.headers['set-cookie']]).toEqual([false, 'live', ['a=1']])
    arrive('늦은 글')
    await vi.waitFor(() => expect([visit.ended, visit.far.includes('늦은 글')]).toEqual([true, true]))
  })
})

describe('addresses', () => {
  test('RT-21: spellings of one address share one copy', async () => {
    const { get } = await start(keptPage())
    await get(encodeURI('/공지/강화'.normalize('NFC')))
    for (const path of [
      encodeURI('/공지/강화'.normalize('NFD')),
      encodeURI('/공지/강화/'),
      encodeURI('//공지//강화').toLowerCase(),
      encodeURI('/공지/강화?utm_source=x&fbclid=y'),
    ]) {
      expect((await get(path)).headers['x-maru'], path).toBe('hit')
    }
    expect(renders).toEqual([encodeURI('/공지/강화')])
  })

  test('declared query names count, in any order; junk makes no copies', async () => {
    const pages = new PageCache(10_000_000)
    const { get } = await start(keptPage({ query: ['page', 'kind'] }), { pages })
    expect((await get('/list?page=2')).text).toContain('/list?page=2')
    expect((await get('/list?kind=a&page=2')).text).toContain('/list?kind=a&amp;page=2'.replace('&amp;', '&'))
    expect((await get('/list?page=2&kind=a&x=1')).headers['x-maru']).toBe('hit')
    for (let i = 0; i < 50; i++) await get(`/list?page=2&junk${i}=${i}`)
    expect(pages.count).toBe(2)
    expect((await get('/list?trendTab=HT02')).text).toMatch(/of \/list</)
  })

  test('ten thousand characters of an unknown name are no reason for another page', async () => {
    const { get } = await start(keptPage())
    await get('/a')
    expect((await get(`/a?b=${'c'.repeat(10_240)}`)).status).toBe(200)
    expect(renders).toHaveLength(1)
  })

  test('what cannot be read is 400 in Korean, in the envelope below /svc', async () => {
    const { get } = await start(keptPage())
    for (const path of ['/%E0%A4%A', '/a%00b', '/a/%2e%2e/b', '/a%5Cb', `/${'a'.repeat(3000)}`, `/a?b=${'c'.repeat(13_000)}`, '/a?b=%00']) {
      const reply = await get(path)
      expect(reply.status, path.slice(0, 20)).toBe(400)
      expect(reply.text).toContain('<html lang="ko">')
      expect(reply.headers['x-request-id']).toBeTruthy()
    }
    expect(JSON.parse((await get('/svc/%E0%A4%A')).text)).toMatchObject({ data: { result: '400' } })
    expect(renders).toHaveLength(0)
  })

  test('an address that is not settled is redirected before any copy is looked at', async () => {
    const { get } = await start(keptPage(), {
      settle: (path, query) =>
        path === '/' ? { redirect: '/styling/home' } : query.has('bad') ? { redirect: `${path}?searchKeyword=강화\r\nx: y` } : null,
    })
    const home = await get('/')
    expect([home.status, home.headers.location, home.headers['cache-control']]).toEqual([307, '/styling/home', 'no-store'])
    const search = await get('/search?bad=1')
    expect(search.headers.location).toBe(`/search?searchKeyword=${encodeURIComponent('강화')}%0D%0Ax:%20y`)
    expect(search.headers['x']).toBeUndefined()
  })

  test('RT-24: a preview is live, unkept, unindexed and may be framed by this site only', async () => {
    const { get } = await start(keptPage())
    await get('/a')
    for (const path of ['/a?preview=Y', '/a?editorId=e1']) {
      const reply = await get(path)
      expect([reply.headers['x-maru'], reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([
        'live',
        'private, no-store',
        'noindex, nofollow',
      ])
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    }
    expect(renders).toHaveLength(3)
  })

  test('a page of the builder is never kept nor drawn twice, never indexed, and frames pages of this site', async () => {
    const { get } = await start(keptPage(), { settle: () => ({ redirect: '/elsewhere' }) })
    const policies: string[] = []
    const chrome = ['/ice_builder', '/ice_builder/page/styling/home/', '/ice_builder/workbench']
    const framed = ['/ice_builder/canvas', '/ice_builder/workbench/frame', '/__common/contentEditable']
    for (const path of [...chrome, ...framed]) {
      renders = []
      for (let i = 0; i < 2; i++) {
        const { status, headers } = await get(path)
        expect([status, headers['x-maru'], headers['cache-control'], headers['x-robots-tag'], headers['speculation-rules']]).toEqual([
          200,
          'live',
          'private, no-store',
          'noindex, nofollow',
          undefined,
        ])
        if (i === 0) policies.push(headers['content-security-policy'] as string)
      }
      expect(renders).toHaveLength(2)
    }
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]+';/)
      expect(policy).toMatch(/img-src [^;]*blob:/)
      expect(policy).toMatch(/frame-src 'self'/)
    }
    expect(policies.map((policy) => /frame-ancestors '(\w+)'/.exec(policy)![1])).toEqual([
      ...chrome.map(() => 'none'),
      ...framed.map(() => 'self'),
    ])
  })

  test('payloads and prefetches of the builder are for staff, and are not even drawn for anybody else', async () => {
    const { get } = await start((request, response) => void response.end('what staff see'))
    const path = '/ice_builder/page/styling/home'
    const asked: [string, Record<string, string>][] = [
      [path, { rsc: '1' }],
      [`${path}?_rsc=1abc`, {}],
      [`/__common/contentEditable`, { 'next-router-prefetch': '1' }],
      ['/%69ce_builder/canvas', { 'next-router-segment-prefetch': '/_tree' }],
      [path, { 'next-action': 'x' }],
    ]
    for (const [target, headers] of asked) {
      const { status, text, headers: got } = await get(target, { ...headers, cookie: 'staff=0' })
      expect([status, text, got['cache-control']], target).toEqual([403, '관리자만 이용할 수 있습니다.', 'private, no-store'])
    }
    expect(renders).toEqual([])
    for (const [target, headers] of asked) {
      expect((await get(target, { ...headers, cookie: 'staff=1' })).text).toBe('what staff see')
    }
  })

  test('a page of the builder that refuses has the status that says so', async () => {
    const { get } = await start((_, response) => {
      markRefused()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.write('<!DOCTYPE html>')
      response.end(html('a form'))
    })
    const { status, text } = await get('/ice_builder')
    expect([status, text]).toEqual([403, `<!DOCTYPE html>${html('a form')}`])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a page is refused in words, and nothing is drawn', async (method) => {
    const { get } = await start(keptPage())
    for (const path of ['/a', '/', '/join/verify-result?x=1', '/ice_builder/page/a', '/a?preview=Y', '/__nextjs_original-stack-frames']) {
      const { status, headers, text } = await get(path, { 'next-action': 'x', cookie: 'staff=1' }, method)
      expect([status, headers.allow, headers['cache-control']], path).toEqual([405, 'GET, HEAD', 'no-store'])
      expect(text).toContain('보내신 내용이 접수되지 않았습니다.')
    }
    expect(renders).toEqual([])
  })

  test('OPTIONS on a page says what there is; Next’s tools may post in development', async () => {
    const { get } = await start(keptPage())
    const { status, headers } = await get('/a', {}, 'OPTIONS')
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD'])
    const dev = await start((request, response) => void response.end(`${request.method} ${request.url}`), { caching: false })
    expect((await dev.get('/__nextjs_original-stack-frames', {}, 'POST')).text).toBe('POST /__nextjs_original-stack-frames')
    expect((await dev.get('/a', {}, 'POST')).status).toBe(405)
  })

  test('calls, posts of providers and soft navigations go to Next as they came', async () => {
    const { get } = await start((request, response) => void response.end(`${request.method} ${request.url}`))
    expect((await get('/svc/service/page?a=%20b')).text).toBe('GET /svc/service/page?a=%20b')
    for (const path of ['/auth/svc/social/apple', '/svc/memberSvcApi/svcLogin', '/adm/media/upload'])
      expect((await get(path, {}, 'POST')).text).toBe(`POST ${path}`)
    expect((await get('/a?_rsc=x', { rsc: '1' })).text).toBe('GET /a?_rsc=x')
    expect(renders).toHaveLength(5)
  })
})

describe('answers', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

  test('every encoding holds the same page under its own ETag', async () => {
    const { get } = await start(keptPage({ body: () => '마루 '.repeat(500) }))
    const plain = await get('/a')
    const tags = new Set([plain.headers.etag])
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.2, gzip;q=0.9', 'gzip'],
      ['*', 'br'],
    ] as const) {
      const reply = await get('/a', { 'accept-encoding': accept })
      expect(reply.headers['content-encoding'], accept).toBe(encoding)
      expect(unpack[encoding](reply.bytes).equals(plain.bytes)).toBe(true)
      expect(Number(reply.headers['content-length'])).toBe(reply.bytes.length)
      expect(reply.headers.vary).toBe('accept-encoding')
      tags.add(reply.headers.etag)
    }
    expect(tags.size).toBe(3)
    expect((await get('/a', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  test('If-None-Match answers 304 with the same policy and no body', async () => {
    const { get } = await start(keptPage())
    const { etag = '', 'content-security-policy': policy } = (await get('/a', { 'accept-encoding': 'br' })).headers
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get('/a', { 'accept-encoding': 'br', 'if-none-match': value })
      expect([reply.status, reply.bytes.length, reply.headers.etag, reply.headers['content-security-policy']], value).toEqual([
        304,
        0,
        etag,
        policy,
      ])
    }
    expect((await get('/a', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const { get } = await start(keptPage())
    const head = await get('/a', {}, 'HEAD')
    const full = await get('/a')
    expect(head.bytes).toHaveLength(0)
    expect([head.headers['content-length'], head.headers.etag]).toEqual([full.headers['content-length'], full.headers.etag])
    expect(renders).toHaveLength(1)
  })

  test('a valid request id is taken over, another is made', async () => {
    const { get } = await start(keptPage())
    expect((await get('/a', { 'x-request-id': 'abc-12345' })).headers['x-request-id']).toBe('abc-12345')
    expect((await get('/a', { 'x-request-id': 'bad id\t"' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a kept page names the hashes of its own scripts, and of no script that came with its text', async () => {
    const { get } = await start((request, response) => {
      const nonce = /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy']))?.[1]
      cacheable([])
      writeHtml(
        response,
        `<script nonce="${nonce}">go()</script><script src="/_next/a.js" nonce="${nonce}"></script><script type="application/json">{}</script><script>steal()</script>`,
      )
    })
    await get('/a')
    const reply = await get('/a')
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const policy = reply.headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
    expect(policy).not.toContain(hash('steal()'))
    expect(policy).not.toContain('nonce')
    expect(reply.text).not.toContain('nonce')
    expect(reply.text).toContain('<script>go()</script>')
  })

  test('a live page gets a nonce of its own, and the client cannot bring one', async () => {
    const { get } = await start((request, response) => {
      markPersonal()
      writeHtml(response, String(request.headers['content-security-policy']))
    })
    const one = await get('/a', { 'content-security-policy': "script-src 'nonce-evil'" })
    const two = await get('/a')
    expect(one.text).toContain(one.headers['content-security-policy'])
    expect(one.text).not.toContain('evil')
    expect(two.headers['content-security-policy']).not.toBe(one.headers['content-security-policy'])
  })

  test('a live page leaves whole and in order, packed as its reader likes it, with all that was said of it', async () => {
    const { get } = await start((request, response) => {
      markPersonal()
      expect(request.headers['accept-encoding']).toBeUndefined()
      response.setHeader('set-cookie', ['a=1', 'b=2'])
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write('<html><main><!--$?--><template id="B:0"></template><i>wait</i><!--/$--></main><footer>끝</footer>')
      response.end(`<div hidden id="S:0"><p>${'결'.repeat(900)}</p></div><script>$RC("B:0","S:0")</script></html>`)
    })
    await get('/a')
    const { status, headers, bytes } = await get('/a', { 'accept-encoding': 'br' })
    expect([status, headers['x-maru'], headers['content-encoding'], headers['set-cookie']]).toEqual([200, 'live', 'br', ['a=1', 'b=2']])
    expect(brotliDecompressSync(bytes).toString()).toMatch(
      /^<html><main><!--\$--><p>결+<\/p><!--\/\$--><\/main><footer>끝<\/footer><\/html>$/,
    )
  })

  test('a live page that never ends, or breaks half way, is answered with a sentence', async () => {
    let isStuck = true
    const { get } = await start(
      (_, response) => {
        markPersonal()
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.write('<html><main>')
        if (!isStuck) throw new Error('half way')
      },
      { renderTimeoutMs: 50 },
    )
    const stuck = await get('/a')
    isStuck = false
    for (const reply of [stuck, await get('/a')]) {
      expect(reply.status).toBe(500)
      expect(reply.text).toMatch(/<\/html>\s*$/)
    }
  })

  test('the headers that protect are on every answer', async () => {
    const { get } = await start(keptPage())
    for (const path of ['/a', '/a', '/svc/x', '/%zz', '/healthz', '/speculation.json', '/media/a.svg']) {
      const { headers } = await get(path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['strict-transport-security'], path).toContain('max-age')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin-allow-popups')
    }
    expect((await get('/media/a.svg')).headers['content-security-policy']).toContain('sandbox')
    const rules = await get('/speculation.json')
    expect(rules.headers['content-type']).toBe('application/speculationrules+json')
    expect(JSON.parse(rules.text)).toHaveProperty('prerender')
    for (const never of ['/adm*', '/ice_builder*', '/__common/*']) expect(rules.text).toContain(`"${never}"`)
    expect((await get('/a')).headers['speculation-rules']).toBe('"/speculation.json"')
  })

  test('a server that leaves says so on every answer', async () => {
    const { get, front } = await start(keptPage())
    await get('/a')
    front.drain()
    expect((await get('/a')).headers.connection).toBe('close')
    expect((await get('/readyz')).status).toBe(503)
  })
})

describe('the store', () => {
  test('memory stays within its bound and the most recently used pages stay', async () => {
    const pages = new PageCache(60_000)
    const { get } = await start(keptPage({ body: () => Array.from({ length: 200 }, () => Math.random()).join() }), { pages })
    for (let i = 0; i < 40; i++) {
      await get(`/p${i}`)
      await get('/p0')
    }
    expect(pages.bytes).toBeLessThanOrEqual(60_000)
    expect(pages.count).toBeLessThan(40)
    expect(pages.find('site:/p0')).toBeDefined()
    expect(pages.find('site:/p39')).toBeDefined()
    const held = pages.find('site:/p0')
    expect(held?.br.buffer.byteLength).toBe(held?.br.length)
  })

  describe('on disk', () => {
    let root = ''
    beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'kept-'))))
    afterEach(() => rmSync(root, { recursive: true, force: true }))

    const open = async (buildId = 'one', maxBytes = 1_000_000) => {
      const store = new DiskCache({ root, buildId, maxBytes })
      await store.open()
      return store
    }

    test('a restarted server has its pages, except those that changed while it was down', async () => {
      const store = await open()
      const { get } = await start(keptPage({ tags: ['a'] }), { pages: new PageCache(1_000_000, store) })
      const before = await get('/a')
      await store.settled()
      const again = await start(keptPage({ tags: ['a'] }), { pages: new PageCache(1_000_000, await open()) })
      const after = await again.get('/a')
      expect([after.headers['x-maru'], after.text, after.headers.etag]).toEqual(['hit', before.text, before.headers.etag])
      tagNumbers().bump(['a'])
      const changed = await start(keptPage({ tags: ['a'] }), { pages: new PageCache(1_000_000, await open()) })
      expect((await changed.get('/a')).headers['x-maru']).toBe('miss')
    })

    test('a copy on disk that is dated in the future is rendered anew and replaced there', async () => {
      const store = await open()
      const { get } = await start(keptPage(), { pages: new PageCache(1_000_000, store) })
      const now = clock
      clock += 400 * 24 * 3_600_000
      await get('/a')
      await store.settled()
      clock = now
      const cured = await open()
      const after = await start(keptPage(), { pages: new PageCache(1_000_000, cured) })
      expect((await after.get('/a')).headers['x-maru']).toBe('miss')
      await cured.settled()
      const later = await start(keptPage(), { pages: new PageCache(1_000_000, await open()) })
      expect((await later.get('/a')).headers['x-maru']).toBe('hit')
    })

    test('a server that starts without its database answers from disk', async () => {
      const store = await open()
      const { get } = await start(keptPage(), { pages: new PageCache(1_000_000, store) })
      tagNumbers().bump(['page'])
      await get('/a')
      await store.settled()
      setTagNumbers(new Numbers())
      database.value = 'away'
      const again = await start(keptPage(), { pages: new PageCache(1_000_000, await open()) })
      expect((await again.get('/a')).headers['x-maru']).toBe('stale')
    })

    test('pages of another build are removed, and the folder stays within its bound', async () => {
      const store = await open('one', 20_000)
      const { get } = await start(keptPage({ body: () => Array.from({ length: 100 }, () => Math.random()).join() }), {
        pages: new PageCache(1_000_000, store),
      })
      for (let i = 0; i < 30; i++) {
        await get(`/p${i}`)
        await store.settled()
      }
      expect(
        readdirSync(join(root, 'one'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
      ).toBeLessThan(10)
      await open('two')
      expect(readdirSync(root)).toEqual(['two'])
    })
  })
})
