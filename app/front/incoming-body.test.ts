// A refusal never stands in the way of the next request: each of them is sent with three megabytes, and the same connection is used again.
import { Agent, request as send, type OutgoingHttpHeaders } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mount } from '@/services/kit/mount'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { usePageServer } from '@/tests/support/use-page-server'

const site = usePageServer()
const BODY = Buffer.alloc(3 * 1024 * 1024, 0x61)
let app: TestApp
let agent: Agent
beforeAll(async () => {
  app = await openTestApp('postgres')
})
afterAll(() => app.drop())
afterEach(() => agent.destroy())

interface ReceivedResponse {
  status: number
  text: string
  localPort: number | undefined
}

function ask(port: number, method: string, path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', method, path, headers, agent }, (reply) => {
      let text = ''
      const { localPort } = reply.socket
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('error', reject)
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, localPort }))
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function start(): Promise<number> {
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { port } = await site.start(site.cacheablePage(), { callHandler: (request) => mount(request), siteUrl: SITE })
  return port
}

const FORM = 'application/x-www-form-urlencoded'
const PIECE = { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' }
/** What is refused, by its status, method, path, headers, and whether it names its length. */
const REFUSED: Record<string, readonly [number, string, string, OutgoingHttpHeaders, boolean?]> = {
  'nobody is signed in': [401, 'POST', '/svc/interiorSvcApi/saveMyHomePhoto', { 'content-type': 'multipart/form-data; boundary=x' }],
  'nobody is signed in, for a file': [401, 'PATCH', `/svc/consultingSvcApi/upload/${'a'.repeat(22)}`, PIECE],
  'for staff alone': [403, 'POST', '/adm/foPage/save', { 'content-type': 'application/json' }],
  'of another site': [403, 'POST', '/svc/consultingSvcApi/save', { 'content-type': 'application/json', origin: 'https://other.example' }],
  'no such call': [404, 'POST', '/svc/no/such', { 'content-type': FORM }],
  'no such method': [405, 'POST', '/svc/menuSvcApi/svcList', { 'content-type': FORM }],
  'too large by its length': [413, 'POST', '/svc/signIn', { 'content-type': FORM }],
  'too large as it arrives': [413, 'POST', '/svc/signIn', { 'content-type': FORM }, false],
  'a type that no call takes': [415, 'POST', '/svc/consultingSvcApi/save', { 'content-type': 'text/plain' }],
  'a compressed body': [415, 'POST', '/svc/consultingSvcApi/save', { 'content-type': FORM, 'content-encoding': 'gzip' }],
  'a page, which only reads': [405, 'POST', '/cs/faq', { 'content-type': FORM }],
}

test.each(Object.entries(REFUSED))(
  '%s: the next request on the connection is answered',
  async (_, [status, method, path, headers, named]) => {
    const port = await start()
    const length: OutgoingHttpHeaders = named === false ? { 'transfer-encoding': 'chunked' } : { 'content-length': BODY.length }
    const began = performance.now()
    const refused = await ask(port, method, path, { origin: SITE, ...length, ...headers }, BODY)
    expect([refused.status, refused.text.length > 0]).toEqual([status, true])
    const next = await ask(port, 'GET', '/cs/notice')
    expect([next.status, next.localPort]).toEqual([200, refused.localPort])
    expect(performance.now() - began).toBeLessThan(3_000)
  },
)

test('a body that a call takes arrives whole, and one that is broken off is no answer of ours', async () => {
  const port = await start()
  const form = new URLSearchParams({ memberId: 'nobody1', password: 'wrong' }).toString()
  const taken = await ask(port, 'POST', '/svc/signIn', { origin: SITE, 'content-type': FORM }, Buffer.from(form))
  expect(taken.text).toContain('아이디')
  const broken = ask(port, 'POST', '/svc/signIn', { origin: SITE, 'content-type': FORM, 'content-length': 1_000 }, undefined)
  setTimeout(() => agent.destroy(), 100)
  await expect(broken).rejects.toThrow()
})

test('a body too large to be worth reading ends the connection, after its answer', async () => {
  const port = await start()
  const headers = { origin: SITE, 'content-type': FORM, 'content-length': 200 * 1024 * 1024 }
  const reply = await new Promise<{ status: number; closed: Promise<void> }>((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', method: 'POST', path: '/svc/signIn', headers, agent }, (heard) => {
      const closed = new Promise<void>((done) => heard.socket.once('close', () => done()))
      heard.resume()
      resolve({ status: heard.statusCode ?? 0, closed })
    })
    request.on('error', reject)
    request.write(Buffer.alloc(1024))
  })
  expect(reply.status).toBe(413)
  await reply.closed
})
