import { request as send } from 'node:http'
import { expect, test, vi } from 'vitest'
import { cacheable, dependOn, markMap, markPersonal, requestContext, varyByQuery } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { usePageServer, writeHtml } from '@/tests/support/use-page-server'
import type { Handler } from './capture-page'

const site = usePageServer()

test('a cacheable page is rendered once and sent from the cache from then on', async () => {
  const { get } = await site.start(site.cacheablePage())
  const first = await get('/styling/home')
  const second = await get('/styling/home')
  expect([first.headers['x-maru'], second.headers['x-maru']]).toEqual(['miss', 'hit'])
  expect(second.text).toBe(first.text)
  expect(site.renders).toEqual(['/styling/home'])
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(second.headers['cdn-cache-control']).toBe('s-maxage=5, stale-while-revalidate=60')
  expect(second.headers['x-powered-by']).toBeUndefined()
})

test('a hundred visitors at once share one render, and a visitor who leaves does not stop it', async () => {
  let go = (): void => undefined
  const { get, port } = await site.start(async (request, response) => {
    await new Promise<void>((resolve) => (go = resolve))
    await site.cacheablePage()(request, response)
  })
  const leaver = send({ port, host: '127.0.0.1', path: '/a', agent: false }).on('error', () => undefined)
  leaver.end()
  const all = Promise.all(Array.from({ length: 100 }, () => get('/a')))
  await vi.waitFor(() => expect(site.renders).toHaveLength(1))
  leaver.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  go()
  const replies = await all
  expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
  expect(replies.every((reply) => reply.status === 200)).toBe(true)
  expect(site.renders).toHaveLength(1)
})

test('a page that does not call cacheable is never cached, and is rendered with each visitor’s own request', async () => {
  const { get } = await site.start((request, response) => writeHtml(response, `cookie ${request.headers.cookie ?? 'none'}`))
  expect((await get('/a', { cookie: 'a=1' })).text).toContain('cookie a=1')
  const second = await get('/a', { cookie: 'a=2' })
  expect(second.text).toContain('cookie a=2')
  expect(second.headers['x-maru']).toBe('live')
  expect(second.headers['cache-control']).toBe('private, no-store')
})

test('the cookie of a visitor never reaches a render that is cached', async () => {
  const { get } = await site.start((request, response) => {
    cacheable([])
    writeHtml(response, `cookie ${request.headers.cookie ?? 'none'}, ${requestContext()?.cookie || 'none'}`)
  })
  expect((await get('/a', { cookie: 'session=secret' })).text).toContain('cookie none, none')
})

test('the render of a page that turns out personal is aborted and begun with the visitor’s own request, next time at once', async () => {
  let abandoned = 0
  const { get } = await site.start(async (request, response) => {
    dependOn(['page:mine'])
    cacheable([])
    response.on('close', () => (abandoned += response.writableEnded ? 0 : 1))
    markPersonal()
    await new Promise((resolve) => setImmediate(resolve))
    writeHtml(response, `for ${request.headers.cookie}`)
  })
  expect((await get('/mypage', { cookie: 'm=1' })).text).toContain('for m=1')
  expect(site.renders).toHaveLength(2)
  expect(abandoned).toBe(1)
  expect((await get('/mypage', { cookie: 'm=2' })).text).toContain('for m=2')
  expect(site.renders).toHaveLength(3)
  tagNumbers().bump(['page:mine'])
  await get('/mypage', { cookie: 'm=3' })
  expect(site.renders).toHaveLength(5)
})

test('a response that sets a cookie is not cached', async () => {
  const { get } = await site.start((request, response) => {
    response.setHeader('set-cookie', 'a=1')
    site.cacheablePage()(request, response) as void
  })
  await get('/a')
  const before = site.renders.length
  expect((await get('/a')).headers['x-maru']).not.toBe('hit')
  expect(site.renders.length).toBeGreaterThan(before)
})

test('404 and redirects are sent as rendered, once for all who wait, and not cached', async () => {
  const { get } = await site.start((request, response) => {
    cacheable([])
    if (request.url === '/old') return void response.writeHead(308, { location: '/new' }).end()
    writeHtml(response, 'none', 404)
  })
  expect((await get('/none')).status).toBe(404)
  const missing = await get('/none')
  expect([missing.status, missing.headers['cache-control'], missing.headers['x-maru']]).toEqual([404, 'no-store', 'passing'])
  expect(site.renders.filter((url) => url !== '/error/404')).toHaveLength(2)
  const moved = await get('/old')
  expect([moved.status, moved.headers.location]).toEqual([308, '/new'])
})

test('the target of a redirect may depend on a declared query name', async () => {
  const { get } = await site.start((request, response) => {
    varyByQuery(['from'])
    const from = new URL(request.url!, 'http://front.test').searchParams.get('from')
    response.writeHead(307, { location: from ? `/list/${from}` : '/' }).end()
  })
  expect((await get('/gone?from=floor')).headers.location).toBe('/list/floor')
  expect((await get('/gone?from=wall&x=1')).headers.location).toBe('/list/wall')
  expect((await get('/gone')).headers.location).toBe('/')
})

test('a page that went missing after a publish is removed from the cache', async () => {
  let there = true
  const { get } = await site.start((request, response) =>
    there ? site.cacheablePage()(request, response) : writeHtml(response, 'none', 404),
  )
  await get('/a')
  there = false
  tagNumbers().bump(['page'])
  expect((await get('/a')).status).toBe(404)
  site.database.value = 'away'
  expect((await get('/a')).status).toBe(503)
})

test('a page with a map has a policy that allows Kakao’s, from the cache and in a preview; other pages, and sites without a key, do not', async () => {
  const handler: Handler = (request, response) => {
    if (request.url?.startsWith('/map')) markMap()
    cacheable([])
    writeHtml(response, 'page')
    return Promise.resolve()
  }
  const allowed = async (get: Awaited<ReturnType<typeof site.start>>['get'], path: string) =>
    String((await get(path)).headers['content-security-policy']).includes('https://dapi.kakao.com')
  const { get } = await site.start(handler, { sharesByKakao: true, pageHandler: handler })
  for (const path of ['/map', '/map', '/map?preview=Y', '/other', '/other?preview=Y'])
    expect(await allowed(get, path), path).toBe(path.startsWith('/map'))
  const without = await site.start(handler, { pageHandler: handler })
  expect(await allowed(without.get, '/map')).toBe(false)
})
