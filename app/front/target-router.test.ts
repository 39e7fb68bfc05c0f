import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf } from '@/app/path-of'
import { settlePath } from '@/schemas/rules/base/settle-path'
import { usePageServer } from '@/tests/support/use-page-server'
import { countedQuery } from './counted-query'
import { PageCache } from './page-cache'
import { TargetRouter } from './target-router'

const site = usePageServer()

test('RT-21: spellings of one path share one copy', async () => {
  const { get } = await site.start(site.cacheablePage())
  await get(encodeURI('/공지/강화'.normalize('NFC')))
  for (const path of [
    encodeURI('/공지/강화'.normalize('NFD')),
    encodeURI('/공지/강화/'),
    encodeURI('//공지//강화').toLowerCase(),
    encodeURI('/공지/강화?utm_source=x&fbclid=y'),
  ]) {
    expect((await get(path)).headers['x-maru'], path).toBe('hit')
  }
  expect(site.renders).toEqual([encodeURI('/공지/강화')])
})

test('declared query names count, in any order; unknown names make no copies', async () => {
  const pages = new PageCache(10_000_000)
  const { get } = await site.start(site.cacheablePage({ query: ['page', 'kind'] }), { pages })
  expect((await get('/list?page=2')).text).toContain('/list?page=2')
  expect((await get('/list?kind=a&page=2')).text).toContain('/list?kind=a&amp;page=2'.replace('&amp;', '&'))
  expect((await get('/list?page=2&kind=a&x=1')).headers['x-maru']).toBe('hit')
  for (let i = 0; i < 50; i++) await get(`/list?page=2&junk${i}=${i}`)
  expect(pages.count).toBe(2)
  expect((await get('/list?trendTab=HT02')).text).toMatch(/of \/list</)
})

test('ten thousand characters under an unknown query name get the same page', async () => {
  const { get } = await site.start(site.cacheablePage())
  await get('/a')
  expect((await get(`/a?b=${'c'.repeat(10_240)}`)).status).toBe(200)
  expect(site.renders).toHaveLength(1)
})

test('an unreadable target gets 400 in Korean, in the envelope below /svc', async () => {
  const { get } = await site.start(site.cacheablePage())
  for (const path of ['/%E0%A4%A', '/a%00b', '/a/%2e%2e/b', '/a%5Cb', `/${'a'.repeat(3000)}`, `/a?b=${'c'.repeat(13_000)}`, '/a?b=%00']) {
    const reply = await get(path)
    expect(reply.status, path.slice(0, 20)).toBe(400)
    expect(reply.text).toContain('<html lang="ko">')
    expect(reply.headers['x-request-id']).toBeTruthy()
  }
  expect(JSON.parse((await get('/svc/%E0%A4%A')).text)).toMatchObject({ data: { result: '400' } })
  expect(site.renders).toHaveLength(0)
})

test('an escaped question mark or hash is no page, and changes nobody’s', async () => {
  const { get } = await site.start(site.cacheablePage())
  for (const path of ['/list%3Fpage=2', '/list%3fpage=2?page=2', '/list%23x', '/mypage/home%3fx.css', '/ice_builder%3Fa/page/x']) {
    const reply = await get(path)
    expect([reply.status, reply.headers['cache-control']], path).toEqual([400, 'no-store'])
    expect(reply.text, path).toContain('<html lang="ko">')
  }
  expect(site.renders).toEqual([])
  expect((await get('/list?page=2')).text).toContain('of /list?page=2')
  // Escaped twice it is text like any other, and a page of its own.
  expect((await get('/list%253Fpage=2')).text).toContain('of /list%253Fpage%3D2')
})

test('two requests share a copy only where the renderer gets the same path and the same query', () => {
  const PIECES = ['/', '?', '&', '=', '#', '+', ';', '%', 'a', 'list', 'page', 'page=2', 'kind', '가', '%2F', '%3F', '%3f', '%23', '%26']
  const target = fc
    .array(fc.constantFrom(...PIECES, '%3D', '%25', '%2B', '%20', '%EA%B0%80', '%E1%84%80%E1%85%A1', '%7C', '|', '%'), { maxLength: 9 })
    .map((pieces) => `/${pieces.map((piece) => (piece === '가' ? encodeURIComponent(piece) : piece)).join('')}`)
  const router = new TargetRouter({ scope: 'site:', files: [], settle: () => null })
  const of = (raw: string) => {
    const routed = router.route(raw)
    if (typeof routed === 'string') return undefined
    const key = router.keyOf(routed)
    // As the page handler reads its request line (app/create-page-handler.ts).
    const line = routed.target.escapedPath + countedQuery(routed.target.query, key.names)
    const [path = '/', search = ''] = line.split('?', 2)
    return { key: key.text, seen: [pathOf(path.split('/').filter(Boolean)), [...new URLSearchParams(search)]] }
  }
  const seenBy = new Map<string, unknown>()
  fc.assert(
    fc.property(target, (raw) => {
      const found = of(raw)
      if (!found) return
      const known = seenBy.get(found.key) ?? found.seen
      seenBy.set(found.key, known)
      expect(found.seen).toEqual(known)
      const path = found.seen[0] as string
      // A copy is named by what the visitor requested: this very path, this very query.
      expect(found.key.split('?', 1)[0]).toBe(`site:${path.split('/').map(encodeURIComponent).join('/')}`)
      expect(path).not.toMatch(/[?#]/)
    }),
    { numRuns: 3_000 },
  )
  expect(seenBy.size).toBeGreaterThan(300)
})

test('a URL that is not canonical is redirected before the cache is consulted', async () => {
  const { get } = await site.start(site.cacheablePage(), {
    settle: (path, query) =>
      path === '/' ? { redirect: '/styling/home' } : query.has('bad') ? { redirect: `${path}?searchKeyword=강화\r\nx: y` } : null,
  })
  const home = await get('/')
  expect([home.status, home.headers.location, home.headers['cache-control']]).toEqual([307, '/styling/home', 'no-store'])
  const search = await get('/search?bad=1')
  expect(search.headers.location).toBe(`/search?searchKeyword=${encodeURIComponent('강화')}%0D%0Ax:%20y`)
  expect(search.headers['x']).toBeUndefined()
})

test('a key in use does not change when other query names are learned; the next one counts them', () => {
  const router = new TargetRouter({ scope: 'site:', files: [], settle: () => null })
  const routed = router.route('/list?kind=a&page=2')
  if (typeof routed === 'string') throw new Error(routed)
  const before = router.keyOf(routed)
  router.learnQueryNames('/list', ['page', 'kind'])
  expect([before.text, before.names.includes('kind')]).toEqual(['site:/list?page=2', false])
  expect(router.keyOf(routed).text).toBe('site:/list?kind=a&page=2')
  router.learnQueryNames('/list', ['page', 'kind'])
  expect(router.keyOf(routed)).toBe(router.keyOf(routed))
})

test('however many pages that no list has are asked for, none is rendered and none is kept', async () => {
  const pages = new PageCache(10_000_000)
  const { get } = await site.start(site.cacheablePage({ query: ['page'] }), { pages, settle: settlePath })
  for (let i = 1; i <= 40; i++) {
    const said = await get(`/store/category/kitchen?page=${1_000 + i}`)
    expect([said.status, said.headers['location'], said.headers['cache-control']]).toEqual([307, '/store/category/kitchen', 'no-store'])
  }
  expect([site.renders.length, pages.count]).toEqual([0, 0])
})
