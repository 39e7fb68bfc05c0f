import { randomBytes } from 'node:crypto'
import { request as send, type IncomingMessage } from 'node:http'
import { createGunzip } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { cacheable, dependOn, markLate, markPersonal } from '@/lib/request-context'
import { SocketlessResponse } from './socketless-response'
import { type Page, usePageServer } from '@/tests/support/use-page-server'

const site = usePageServer()

describe('a block that is late', () => {
  /** A page whose last block resolves when the test says so. */
  function latePage(headers: Record<string, string> = {}, sibling = '이웃') {
    const arrived = Promise.withResolvers<string>()
    const page: Page = async (request, response) => {
      dependOn(['page'])
      cacheable([])
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
      const beginning = `<!DOCTYPE html><html><body><p>${sibling}</p>`
      response.write(`${beginning}<maru-late data-late="late-0"></maru-late>`)
      markLate()
      const late = `<p>${await arrived.promise}</p>`
      response.end(`<template data-late="late-0">${late}</template><maru-late for="late-0"></maru-late></body></html>`)
      if (response instanceof SocketlessResponse) response.replaceBody(Buffer.from(`${beginning}${late}</body></html>`))
    }
    return { page, arrive: arrived.resolve, fail: arrived.reject }
  }
  /** Sends a request, and returns what has been received so far. */
  function follow(port: number, path: string, headers: Record<string, string> = {}) {
    const so = { far: '', bytes: 0, ended: false, broken: false, reply: undefined as IncomingMessage | undefined }
    send({ port, host: '127.0.0.1', path, headers, agent: false }, (reply) => {
      so.reply = reply
      reply.on('data', (part: Buffer) => (so.bytes += part.length))
      const body = reply.headers['content-encoding'] === 'gzip' ? reply.pipe(createGunzip()) : reply
      body.on('data', (part: Buffer) => (so.far += part.toString('utf8')))
      body.on('end', () => (so.ended = true))
      reply.on('error', () => (so.broken = true))
    }).end()
    return so
  }

  test.each(['gzip', 'br'])('what it repeats of the other blocks is not sent twice in %s', async (encoding) => {
    const words = randomBytes(3_000).toString('base64')
    const { page, arrive } = latePage({}, words)
    const { port } = await site.start(page)
    const visit = follow(port, '/a', { 'accept-encoding': encoding })
    await vi.waitFor(() => expect(visit.bytes).toBeGreaterThan(3_000))
    arrive(words)
    await vi.waitFor(() => expect(visit.reply!.complete).toBe(true))
    expect(visit.bytes).toBeLessThan(4_000)
  })

  test('the other blocks are sent before it, and it follows in the same response', async () => {
    const { page, arrive } = latePage()
    const { port, get } = await site.start(page)
    const visits = [follow(port, '/a'), follow(port, '/a', { 'accept-encoding': 'gzip' })]
    for (const visit of visits) await vi.waitFor(() => expect(visit.far).toContain('<p>이웃</p>'))
    expect(visits.map(({ ended, far }) => [ended, far.includes('늦은 글')])).toEqual([
      [false, false],
      [false, false],
    ])
    const { headers } = visits[0]!.reply!
    expect([headers['x-maru'], headers['cache-control'], headers.etag]).toEqual(['late', 'private, no-store', undefined])
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-page'")
    arrive('늦은 글')
    for (const visit of visits) await vi.waitFor(() => expect([visit.ended, visit.far.includes('늦은 글')]).toEqual([true, true]))
    // The cached copy is complete, in order, and has the same policy.
    const cached = await get('/a')
    expect([cached.headers['x-maru'], site.renders.length]).toEqual(['hit', 1])
    expect(cached.text).toBe('<!DOCTYPE html><html><body><p>이웃</p><p>늦은 글</p></body></html>')
    expect(cached.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test('a hundred visitors follow one render, including later ones', async () => {
    const { page, arrive } = latePage()
    const { port } = await site.start(page)
    const early = Array.from({ length: 50 }, () => follow(port, '/a'))
    await vi.waitFor(() => expect(early.every(({ far }) => far.includes('이웃'))).toBe(true))
    const later = Array.from({ length: 50 }, () => follow(port, '/a'))
    await vi.waitFor(() => expect(later.every(({ far }) => far.includes('이웃'))).toBe(true))
    arrive('늦은 글')
    await vi.waitFor(() => expect([...early, ...later].every(({ ended }) => ended)).toBe(true))
    expect(new Set([...early, ...later].map(({ far }) => far.includes('늦은 글')))).toEqual(new Set([true]))
    expect(site.renders).toHaveLength(1)
  })

  test('a whole copy that is only old is sent instead', async () => {
    const { page, arrive } = latePage()
    const { get } = await site.start((request, response) =>
      site.renders.length === 1 ? site.cacheablePage()(request, response) : page(request, response),
    )
    await get('/a')
    site.clock += 24 * 3_600_000
    const old = await get('/a')
    expect([old.headers['x-maru'], old.text.includes('render 1')]).toEqual(['behind', true])
    arrive('늦은 글')
    await vi.waitFor(async () => expect((await get('/a')).text).toContain('늦은 글'))
  })

  test('renders that only wait for a block do not hold up other pages', async () => {
    const { page, arrive } = latePage()
    const { port, get } = await site.start((request, response) =>
      request.url === '/quick' ? site.cacheablePage()(request, response) : page(request, response),
    )
    const waiting = Array.from({ length: 6 }, (_, i) => follow(port, `/a${i}`))
    await vi.waitFor(() => expect(waiting.every(({ far }) => far.includes('이웃'))).toBe(true))
    expect((await get('/quick')).status).toBe(200)
    arrive('늦은 글')
    await vi.waitFor(() => expect(waiting.every(({ ended }) => ended)).toBe(true))
  })

  test('a page aborted after its beginning is not ended normally, and is not cached', async () => {
    const { page, fail } = latePage()
    const { port, get } = await site.start((request, response) =>
      site.renders.length === 1 ? page(request, response) : site.cacheablePage()(request, response),
    )
    const visit = follow(port, '/a')
    await vi.waitFor(() => expect(visit.far).toContain('이웃'))
    fail(new Error('half way'))
    await vi.waitFor(() => expect(visit.broken).toBe(true))
    expect((await get('/a')).headers['x-maru']).toBe('miss')
  })

  test('a page for one visitor is sent before its late block too', async () => {
    const { page, arrive } = latePage({ 'set-cookie': 'a=1' })
    const { port } = await site.start((request, response) => {
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
