import { expect, test } from 'vitest'
import { markPersonal } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { type Page, type Reply, usePageServer, writeHtml } from '@/tests/support/use-page-server'

const site = usePageServer()

test('RT-16: without a copy, a failed render is answered with the page of /error/500 and that status, and with a notice when that fails too', async () => {
  let errorPage = true
  const { get } = await site.start((request, response) => {
    if (request.url === '/error/500' && errorPage) return site.cacheablePage({ body: () => '마련된 안내' })(request, response)
    return writeHtml(response, 'broken', 500)
  })
  const said = await get('/a')
  expect([said.status, said.text.includes('마련된 안내'), said.headers['cache-control']]).toEqual([500, true, 'no-store'])
  tagNumbers().bump(['page'])
  errorPage = false
  expect((await get('/error/500')).headers['x-maru']).toBe('stale')
})

test('RT-15: a missing page is answered with the page of /error/404 and that status, rendered once, also when requested by its own path', async () => {
  let renderedTimes = 0
  let missingPage = true
  const { get } = await site.start((request, response) => {
    if (request.url !== '/error/404') return writeHtml(response, '없음', 404)
    if (!missingPage) return writeHtml(response, '없음', 404)
    renderedTimes++
    return site.cacheablePage({ body: () => '세 갈래 길' })(request, response)
  })
  for (const path of ['/none', '/none/again', '/error/404']) {
    const said = await get(path)
    expect([said.status, said.text.includes('세 갈래 길'), said.headers['cache-control']], path).toEqual([404, true, 'no-store'])
  }
  expect(renderedTimes).toBe(1)
  tagNumbers().bump(['page'])
  missingPage = false
  const plain = await get('/none')
  expect([plain.status, plain.text.includes('없음')]).toEqual([404, true])
})

test('G-STORE404: the page of /error/404 has two forms by its reason, and no third', async () => {
  const { get } = await site.start((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://site')
    if (pathname !== '/error/404') return writeHtml(response, '없음', 404)
    return site.cacheablePage({ query: ['reason'], body: () => `이유 ${searchParams.get('reason') ?? '없음'}` })(request, response)
  })
  const said = async (query: string) => (await get(`/error/404${query}`)).text.match(/이유 [^<]*/)?.[0]
  expect(await said('?reason=closed')).toBe('이유 closed')
  expect([await said(''), await said('?reason=other'), await said('?x=1')]).toEqual(['이유 없음', '이유 없음', '이유 없음'])
  expect((await get('/error/404?reason=closed')).status).toBe(404)
})

test('a prefetch gets the same answer as the page itself: found, missing, moved, personal, broken or unreadable', async () => {
  const pages: Record<string, Page> = {
    '/found': site.cacheablePage({ body: () => '있음' }),
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
    '/error/404': site.cacheablePage({ body: () => '찾을 수 없음' }),
  }
  const none: Page = (_, response) => writeHtml(response, '없음', 404)
  const { get } = await site.start((request, response) => (pages[request.url ?? ''] ?? none)(request, response), {
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
