import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { usePageServer, writeHtml, type TestSite } from '@/tests/support/use-page-server'
import { answerHitsEarly } from './answer-hits-early'

const site = usePageServer()
const opened: { server: Server; sockets: Socket[] }[] = []
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    sockets.forEach((socket) => socket.destroy())
    server.close().closeAllConnections()
  }
})

/** Bytes as they come over one connection, and how many requests node:http has seen. */
async function open(page: Parameters<TestSite['start']>[0] = site.cacheablePage(), times = {}) {
  const { server: pages, get } = await site.start(page)
  const parsed: string[] = []
  const server = createServer({ keepAliveTimeout: 65_000, ...times }, (request, response) => {
    parsed.push(`${request.method} ${request.url}`)
    pages.onRequest(request, response)
  })
  answerHitsEarly(server, pages.hit)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const sockets: Socket[] = []
  opened.push({ server, sockets })
  function dial() {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    let received = ''
    let closed = false
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => (received += text))
    socket.on('close', () => (closed = true))
    socket.on('error', () => undefined)
    /** @returns what came since the last call, once it holds so many answers. */
    const read = async (answers = 1): Promise<string> => {
      while (!closed && received.split('HTTP/1.1 ').length <= answers) await sleep(5)
      await sleep(20)
      const text = received
      received = ''
      return text
    }
    return { socket, read, isClosed: () => closed, ask: (head: string) => (socket.write(head), read()) }
  }
  return { dial, parsed, pages, server, warm: (path: string) => get(path) }
}

const head = (path: string, ...more: string[]): string => [`GET ${path} HTTP/1.1`, 'Host: a', ...more, '', ''].join('\r\n')
const sameMoment = (answer: string): string => answer.replace(/^date: .*$/im, 'date').replace(/^x-request-id: .*$/im, 'x-request-id')

test('a hit is answered byte by byte as node:http would, in every encoding, known or not, and node:http does not see it', async () => {
  const { dial, parsed, warm } = await open(site.cacheablePage({ body: () => '마루 '.repeat(500) }))
  const { etag = '' } = (await warm('/a')).headers
  for (const more of [[], ['Accept-Encoding: gzip'], ['Accept-Encoding: gzip, br'], [`If-None-Match: ${etag}`], ['If-None-Match: "x"']]) {
    const early = await dial().ask(head('/a', ...more))
    expect(parsed, more.join()).toEqual([])
    // node:http's: a name that is in no list.
    const usual = await dial().ask(head('/a', ...more, 'X-Other: 1'))
    expect(parsed.splice(0)).toEqual(['GET /a'])
    expect(sameMoment(early)).toBe(sameMoment(usual))
    expect(early).toContain('x-maru: hit')
  }
})

test('a well-formed request id is accepted, and each answer has one', async () => {
  const { dial, warm } = await open()
  await warm('/a')
  const one = dial()
  expect(await one.ask(head('/a', 'X-Request-Id: abc-12345'))).toContain('\r\nx-request-id: abc-12345\r\n')
  expect(await one.ask(head('/a'))).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/)
})

test('one connection has its hits early until another request comes, which node:http answers, and everything after it', async () => {
  const { dial, parsed, warm } = await open()
  await warm('/a')
  const one = dial()
  await one.ask(head('/a'))
  await one.ask(head('/a'))
  expect(parsed).toEqual([])
  expect(await one.ask(head('/b'))).toContain('render 2 of /b')
  await one.ask(head('/a'))
  expect(parsed).toEqual(['GET /b', 'GET /a'])
  expect(await dial().ask(head('/b'))).toContain('render 2 of /b')
  expect(parsed).toHaveLength(2)
})

test('a body, in one piece with its head or behind it, is read by node:http alone', async () => {
  const { dial, parsed, warm } = await open((request, response) => {
    if (request.method === 'GET') return site.cacheablePage()(request, response)
    request.setEncoding('utf8').on('data', (text: string) => response.write(text))
    request.on('end', () => response.end('.'))
  })
  await warm('/a')
  const one = dial()
  await one.ask(head('/a'))
  const smuggled = head('/a')
  const post = `POST /svc/x HTTP/1.1\r\nHost: a\r\nContent-Length: ${smuggled.length}\r\n\r\n`
  one.socket.write(post)
  await sleep(30)
  expect(await one.ask(smuggled)).toContain('GET /a HTTP/1.1')
  expect(await dial().ask(post + smuggled)).toContain('GET /a HTTP/1.1')
  expect(parsed).toEqual(['POST /svc/x', 'POST /svc/x'])
})

test('a head that comes in pieces, and two at once, are answered in their order', async () => {
  const { dial, warm } = await open()
  await warm('/a')
  const one = dial()
  const [first, second] = [head('/a').slice(0, 9), head('/a').slice(9)]
  one.socket.write(first)
  await sleep(30)
  expect(await one.ask(second)).toContain('render 1 of /a')
  const other = dial()
  other.socket.write(head('/a') + head('/c'))
  const both = await other.read(2)
  expect(both.indexOf('render 1 of /a')).toBeLessThan(both.indexOf('render 2 of /c'))
})

test('what is published, redirected, a preview, or not fresh any more is not answered early', async () => {
  const { dial, parsed, warm } = await open()
  await warm('/a')
  tagNumbers().bump(['page'])
  expect(await dial().ask(head('/a'))).toContain('render 2 of /a')
  await dial().ask(head('/a?preview=Y'))
  site.clock += 3_600_000
  await dial().ask(head('/a'))
  await dial().ask(head('/%zz'))
  expect(parsed).toEqual(['GET /a', 'GET /a?preview=Y', 'GET /a', 'GET /%zz'])
})

test('a page for one visitor is never answered early', async () => {
  const { dial, parsed } = await open((_, response) => writeHtml(response, 'mine'))
  await dial().ask(head('/mine'))
  await dial().ask(head('/mine'))
  expect(parsed).toEqual(['GET /mine', 'GET /mine'])
})

test('a draining server says so on every connection, and closes those that are idle', async () => {
  const { dial, pages, server, warm } = await open()
  await warm('/a')
  const [asking, idle] = [dial(), dial()]
  await asking.ask(head('/a'))
  await idle.ask(head('/a'))
  pages.drain()
  expect(await asking.ask(head('/a'))).toContain('Connection: close')
  const closed = new Promise<void>((done) => void server.close(() => done()))
  server.closeIdleConnections()
  await closed
  expect([await asking.read(), await idle.read()]).toEqual(['', ''])
  expect([asking.isClosed(), idle.isClosed()]).toEqual([true, true])
})

test('who sends nothing, and who sends half a head, are closed after the time of a head; who goes away leaves nothing open', async () => {
  const { dial, server, warm } = await open(undefined, { headersTimeout: 100, connectionsCheckingInterval: 50 })
  await warm('/a')
  const [silent, half] = [dial(), dial()]
  half.socket.write('GET /a HT')
  expect([await silent.read(), (await half.read()).startsWith('HTTP/1.1 408')]).toEqual(['', true])
  const gone = dial()
  await gone.ask(head('/a'))
  gone.socket.end()
  expect(await gone.read()).toBe('')
  await new Promise<void>((done) => void server.close(() => done()))
})

test('a reader that does not read its answers is left to node:http, which waits for it', async () => {
  // More than the system's buffers of a connection hold.
  const body = Buffer.alloc(20_000_000)
  const length = `content-length: ${body.length}`
  const parsed: string[] = []
  const server = createServer((request, response) => {
    parsed.push(request.url ?? '')
    response.writeHead(200, { 'content-length': body.length }).end(body)
  })
  answerHitsEarly(server, () => ({ head: `HTTP/1.1 200 OK\r\n${length}\r\n`, body }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  opened.push({ server, sockets: [socket] })
  let received = 0
  socket.on('data', (bytes) => (received += bytes.length))
  socket.pause()
  socket.write(head('/first'))
  await sleep(100)
  socket.write(head('/second'))
  await vi.waitFor(() => expect(parsed).toEqual(['/second']))
  socket.resume()
  await vi.waitFor(() => expect(received).toBeGreaterThan(2 * body.length), { timeout: 10_000 })
})
