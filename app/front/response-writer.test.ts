import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cacheable } from '@/lib/request-context'
import { usePageServer, writeHtml } from '@/tests/support/use-page-server'

const site = usePageServer()

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

test('every encoding carries the same page under its own ETag', async () => {
  const { get } = await site.start(site.cacheablePage({ body: () => '마루 '.repeat(500) }))
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
  const { get } = await site.start(site.cacheablePage())
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
  const { get } = await site.start(site.cacheablePage())
  const head = await get('/a', {}, 'HEAD')
  const full = await get('/a')
  expect(head.bytes).toHaveLength(0)
  expect([head.headers['content-length'], head.headers.etag]).toEqual([full.headers['content-length'], full.headers.etag])
  expect(site.renders).toHaveLength(1)
})

test('the policy of a page names the one script of all pages, cached or for one visitor, and no script within its text', async () => {
  const { get } = await site.start((request, response) => {
    if (request.url === '/cached') cacheable([])
    writeHtml(response, '<script>steal()</script>')
  })
  for (const path of ['/cached', '/cached', '/live']) {
    expect((await get(path)).headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-page';")
  }
})
