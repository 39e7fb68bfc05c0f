import { expect, test, vi } from 'vitest'
import { cacheable, dependOn, holdsUntil, markFallback } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { usePageServer, writeHtml } from '@/tests/support/use-page-server'

const site = usePageServer()

test('a page whose tag changed is rendered before the response; other pages stay cached', async () => {
  const { get } = await site.start((request, response) =>
    site.cacheablePage({ tags: [request.url === '/a' ? 'a' : 'b'] })(request, response),
  )
  await get('/a')
  await get('/b')
  tagNumbers().bump(['a'])
  const a = await get('/a')
  expect(a.headers['x-maru']).toBe('miss')
  expect(a.text).toContain('render 3')
  expect((await get('/b')).headers['x-maru']).toBe('hit')
})

test('a publish during a render invalidates that render', async () => {
  const { get } = await site.start((request, response) => {
    dependOn(['page'])
    if (site.renders.length === 1) tagNumbers().bump(['page'])
    cacheable([])
    writeHtml(response, `render ${site.renders.length} of ${request.url}`)
  })
  expect((await get('/a')).text).toContain('render 1')
  expect((await get('/a')).text).toContain('render 2')
  expect((await get('/a')).headers['x-maru']).toBe('hit')
})

test('a copy that is old by age is sent at once and rendered anew in the background', async () => {
  const { get } = await site.start(site.cacheablePage(), { freshMs: 30_000 })
  await get('/a')
  site.clock += 30_001
  const old = await get('/a')
  expect([old.headers['x-maru'], old.text.includes('render 1')]).toEqual(['behind', true])
  await vi.waitFor(async () => expect((await get('/a')).text).toContain('render 2'))
})

test('a page whose copy is very old is rendered before the response', async () => {
  const { get } = await site.start(site.cacheablePage(), { freshMs: 30_000 })
  await get('/a')
  site.clock += 3_600_000
  expect((await get('/a')).text).toContain('render 2')
})

test('a copy is not sent past the moment until which the page declared itself fresh', async () => {
  const { get } = await site.start((request, response) => {
    if (site.renders.length === 1) holdsUntil(site.clock + 5_000)
    site.cacheablePage()(request, response) as void
  })
  await get('/a')
  site.clock += 4_999
  expect((await get('/a')).headers['x-maru']).toBe('hit')
  site.clock += 1
  const next = await get('/a')
  expect([next.headers['x-maru'], next.text.includes('render 2')]).toEqual(['miss', true])
})

test('after a failed render the last copy is sent, marked stale with its age, and the next attempt runs in the background', async () => {
  let broken = false
  const { get } = await site.start((request, response) => {
    if (broken) return writeHtml(response, 'broken', 500)
    return site.cacheablePage()(request, response)
  })
  await get('/a')
  broken = true
  site.clock += 7_000
  tagNumbers().bump(['page'])
  const stale = await get('/a')
  expect([stale.status, stale.headers['x-maru'], stale.headers.age]).toEqual([200, 'stale', '7'])
  expect(stale.headers['cdn-cache-control']).toBeUndefined()
  const count = site.renders.length
  await get('/a')
  expect(site.renders).toHaveLength(count)
  broken = false
  site.clock += 2_000
  expect((await get('/a')).headers['x-maru']).toBe('stale')
  await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
})

test('after a render that throws or never ends the last copy is sent too', async () => {
  let how: 'well' | 'throws' | 'hangs' = 'well'
  const { get } = await site.start(
    (request, response) => {
      if (how === 'throws') throw new Error('source failed')
      if (how === 'hangs') return new Promise<void>(() => undefined)
      return site.cacheablePage()(request, response)
    },
    { renderTimeoutMs: 30 },
  )
  await get('/a')
  for (how of ['throws', 'hangs'] as const) {
    tagNumbers().bump(['page'])
    site.clock += 10_000
    const stale = await get('/a')
    expect([stale.status, stale.headers['x-maru']], how).toEqual([200, 'stale'])
  }
})

test('while the database is away cached pages are sent stale, others get 503 with Retry-After, and nothing is rendered', async () => {
  const { get } = await site.start(site.cacheablePage())
  await get('/a')
  site.database.value = 'away'
  expect((await get('/a')).headers['x-maru']).toBe('hit')
  tagNumbers().bump(['page'])
  expect((await get('/a')).headers['x-maru']).toBe('stale')
  const other = await get('/b')
  expect([other.status, other.headers['retry-after']]).toEqual([503, '2'])
  expect(other.text).toContain('잠시 후 다시 찾아 주세요')
  expect(site.renders).toHaveLength(1)
  site.database.value = 'open'
  expect((await get('/a')).headers['x-maru']).toBe('miss')
  expect((await get('/b')).status).toBe(200)
})

test('a page with a fallback in it is fresh for ten seconds', async () => {
  const { get } = await site.start((request, response) => {
    if (site.renders.length === 1) markFallback()
    site.cacheablePage()(request, response) as void
  })
  await get('/a')
  site.clock += 9_000
  expect((await get('/a')).headers['x-maru']).toBe('hit')
  site.clock += 1_500
  expect((await get('/a')).headers['x-maru']).toBe('behind')
  await vi.waitFor(async () => expect((await get('/a')).text).toContain('render 2'))
})

test('a render with a fallback replaces a whole copy only where that is no longer valid', async () => {
  const { get } = await site.start(
    (request, response) => {
      if (site.renders.length > 1) markFallback()
      site.cacheablePage()(request, response) as void
    },
    { freshMs: 30_000 },
  )
  await get('/a')
  site.clock += 40_000
  await get('/a')
  await vi.waitFor(() => expect(site.renders).toHaveLength(2))
  await vi.waitFor(async () => expect((await get('/a')).headers['x-maru']).toBe('hit'))
  expect((await get('/a')).text).toContain('render 1')
  tagNumbers().bump(['page'])
  expect((await get('/a')).text).toContain('render 3')
})
