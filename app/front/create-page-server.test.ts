import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { usePageServer } from '@/tests/support/use-page-server'

const site = usePageServer()

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a page is refused in words, and nothing is rendered', async (method) => {
  const { get } = await site.start(site.cacheablePage())
  for (const path of ['/a', '/', '/join/verify-result?x=1', '/ice_builder/page/a', '/a?preview=Y', '/__nextjs_original-stack-frames']) {
    const { status, headers, text } = await get(path, { 'next-action': 'x', cookie: 'staff=1' }, method)
    expect([status, headers.allow, headers['cache-control']], path).toEqual([405, 'GET, HEAD', 'no-store'])
    expect(text).toContain('보내신 내용이 접수되지 않았습니다.')
  }
  expect(site.renders).toEqual([])
})

test('OPTIONS on a page names its methods; Next’s tools may post in development', async () => {
  const { get } = await site.start(site.cacheablePage())
  const { status, headers } = await get('/a', {}, 'OPTIONS')
  expect([status, headers.allow]).toEqual([204, 'GET, HEAD'])
  const dev = await site.start((request, response) => void response.end(`${request.method} ${request.url}`), { caching: false })
  expect((await dev.get('/__nextjs_original-stack-frames', {}, 'POST')).text).toBe('POST /__nextjs_original-stack-frames')
  expect((await dev.get('/a', {}, 'POST')).status).toBe(405)
})

test('calls and posts of providers go to the calls, the builder’s soft navigations to Next, unchanged', async () => {
  const { get } = await site.start((request, response) => void response.end(`Next: ${request.method} ${request.url}`), {
    callHandler: ({ method, url }) => Promise.resolve(new Response(`call: ${method} ${url.replace(/^https?:\/\/[^/]+/, '')}`)),
  })
  expect((await get('/svc/service/page?a=%20b')).text).toBe('call: GET /svc/service/page?a=%20b')
  for (const path of ['/auth/svc/social/apple', '/svc/memberSvcApi/svcLogin', '/adm/media/upload'])
    expect((await get(path, {}, 'POST')).text).toBe(`call: POST ${path}`)
  expect(site.renders).toHaveLength(0)
  expect((await get('/ice_builder?_rsc=x', { rsc: '1', cookie: 'staff=1' })).text).toBe('Next: GET /ice_builder?_rsc=x')
  expect(site.renders).toHaveLength(1)
})

test('a soft navigation to a page gets the whole page, which makes Next’s client load it', async () => {
  const { get } = await site.start(site.cacheablePage())
  await get('/a')
  const { headers, text } = await get('/a?_rsc=x', { rsc: '1', 'next-router-prefetch': '1' })
  expect([headers['x-maru'], headers['content-type']]).toEqual(['hit', 'text/html; charset=utf-8'])
  expect(text).toContain('render 1 of /a')
})

test('a request that comes while the database is first being opened waits until it is open', async () => {
  const opening = Promise.withResolvers<void>()
  site.database = { value: 'opening', opened: opening.promise }
  const { get } = await site.start(site.cacheablePage())
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(503)
  const waiting = get('/a')
  site.database.value = 'open'
  opening.resolve()
  expect((await waiting).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

test('a well-formed request id is accepted, any other is replaced', async () => {
  const { get } = await site.start(site.cacheablePage())
  expect((await get('/a', { 'x-request-id': 'abc-12345' })).headers['x-request-id']).toBe('abc-12345')
  expect((await get('/a', { 'x-request-id': 'bad id\t"' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('the security headers are on every response', async () => {
  const { get } = await site.start(site.cacheablePage())
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

test('a request with two hosts is refused, whatever they say', async () => {
  const { port } = await site.start(site.cacheablePage())
  const heard = (lines: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`GET /cs/faq HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`))
      let text = ''
      socket.setEncoding('utf8').on('data', (part: string) => (text += part))
      socket.on('end', () => resolve(text)).on('error', reject)
    })
  for (const lines of ['Host: a.example\r\nHost: b.example\r\n', 'Host: a.example\r\nhost: a.example\r\n'])
    expect(await heard(lines)).toMatch(/^HTTP\/1\.1 400 [^]*주소를 읽을 수 없습니다/)
  expect(site.renders).toEqual([])
  expect(await heard('Host: a.example\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('a draining server closes every connection', async () => {
  const { get, server } = await site.start(site.cacheablePage())
  await get('/a')
  server.drain()
  expect((await get('/a')).headers.connection).toBe('close')
  expect((await get('/readyz')).status).toBe(503)
})
