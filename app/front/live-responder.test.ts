import { request as send, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { markPersonal, markRefused } from '@/lib/request-context'
import { html, usePageServer, writeHtml } from '@/tests/support/use-page-server'
import { SocketlessResponse } from './socketless-response'

const site = usePageServer()

test('RT-24: a preview is live, uncached, unindexed and may be framed by this site only', async () => {
  const { get } = await site.start(site.cacheablePage())
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
  expect(site.renders).toHaveLength(3)
})

test('a page of the builder is never cached, rendered once a request, never indexed, and frames pages of this site', async () => {
  const { get } = await site.start(site.cacheablePage(), { settle: () => ({ redirect: '/elsewhere' }) })
  const policies: string[] = []
  const chrome = ['/ice_builder', '/ice_builder/page/styling/home/', '/ice_builder/workbench']
  const framed = ['/ice_builder/canvas', '/ice_builder/workbench/frame', '/__common/contentEditable']
  for (const path of [...chrome, ...framed]) {
    site.renders = []
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
    expect(site.renders).toHaveLength(2)
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

test('payloads and prefetches of the builder are for staff, and are not rendered for other visitors', async () => {
  const { get } = await site.start((request, response) => void response.end('what staff see'))
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
  expect(site.renders).toEqual([])
  for (const [target, headers] of asked) {
    expect((await get(target, { ...headers, cookie: 'staff=1' })).text).toBe('what staff see')
  }
})

test('a page of the builder that refuses the visitor is sent with status 403', async () => {
  const { get } = await site.start((_, response) => {
    markRefused()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write('<!DOCTYPE html>')
    response.end(html('a form'))
  })
  const { status, text } = await get('/ice_builder')
  expect([status, text]).toEqual([403, `<!DOCTYPE html>${html('a form')}`])
})

test('what Next renders gets a nonce of its own, and the client cannot supply one', async () => {
  const { get } = await site.start((request, response) => {
    writeHtml(response, String(request.headers['content-security-policy']))
  })
  const one = await get('/ice_builder', { 'content-security-policy': "script-src 'nonce-evil'" })
  const two = await get('/ice_builder')
  expect(one.text).toContain(one.headers['content-security-policy'])
  expect(one.text).not.toContain('evil')
  expect(two.headers['content-security-policy']).not.toBe(one.headers['content-security-policy'])
})

test('a live page is sent whole, compressed as the request accepts it, with all headers of the render', async () => {
  const { get } = await site.start((_, response) => {
    markPersonal()
    response.setHeader('set-cookie', ['a=1', 'b=2'])
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write('<html><main>')
    response.end(`<p>${'결'.repeat(900)}</p></main></html>`)
  })
  await get('/a')
  const { status, headers, bytes } = await get('/a', { 'accept-encoding': 'br' })
  expect([status, headers['x-maru'], headers['content-encoding'], headers['set-cookie']]).toEqual([200, 'live', 'br', ['a=1', 'b=2']])
  expect(brotliDecompressSync(bytes).toString()).toMatch(/^<html><main><p>결{900}<\/p><\/main><\/html>$/)
  const head = await get('/a', { 'accept-encoding': 'br' }, 'HEAD')
  expect([head.status, head.bytes.length, head.headers['content-length']]).toEqual([200, 0, headers['content-length']])
})

test('a live page that never ends, or breaks half way, is answered with a notice', async () => {
  let isStuck = true
  const { get } = await site.start(
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

test('the memory of a live page is given back when the last byte of it was sent, and not while a slow visitor still reads', async () => {
  const body = Buffer.alloc(12_000_000, 'a page ')
  const returned: string[] = []
  const { port } = await site.start((request, response) => {
    markPersonal()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(body)
    if (response instanceof SocketlessResponse) response.lendBody(() => void returned.push(request.url!))
  })
  const answer = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, agent: false }, resolve).on('error', reject).end()
    })
  const textOf = async (reply: IncomingMessage): Promise<string> => Buffer.concat(await reply.toArray()).toString()
  // The first render of a path is for the cache; it turns out personal and is aborted, which returns nothing.
  const slow = await answer('/slow')
  const left = await answer('/left')
  expect(await textOf(await answer('/fast'))).toBe(body.toString())
  await expect.poll(() => returned).toEqual(['/fast'])
  left.destroy()
  expect(await textOf(slow)).toBe(body.toString())
  await expect.poll(() => returned).toEqual(['/fast', '/slow'])
})
