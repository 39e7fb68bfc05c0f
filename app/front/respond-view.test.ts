import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { respondView, type SeenView } from './respond-view'

const SITE = 'https://www.maru.example'
let server: Server
let seen: SeenView[] = []
let now = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    const options = {
      siteUrl: SITE,
      trustProxy: true,
      now: () => now,
      headers: [['x-content-type-options', 'nosniff']] as const,
      mayBeStaff: (cookie: string) => cookie.includes('maru-staff'),
      onView: (view: SeenView) => void seen.push(view),
    }
    if (!respondView(request, response, request.url!, options)) response.writeHead(299).end('pipeline')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())
beforeEach(() => {
  seen = []
  now += 3_600_000
})

const post = (body: string, headers: Record<string, string> = {}, path = '/svc/views/record') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    body,
    headers: {
      origin: SITE,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'user-agent': 'Chrome',
      'x-forwarded-for': '203.0.113.9',
      ...headers,
    },
  })

test('the usual report is answered like a call, and told', async () => {
  const response = await post('path=%2Fcs%2F%EC%B0%BE%EA%B8%B0&from=naver.com&word=%EB%A7%88%EB%A3%A8&found=0')
  expect([response.status, await response.json()]).toEqual([200, { data: { result: '200', resultMessage: '' } }])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(seen).toEqual([
    { fields: { path: '/cs/찾기', from: 'naver.com', campaign: '', word: '마루', found: 0 }, ip: '203.0.113.9', userAgent: 'Chrome' },
  ])
})

test.each([
  ['another site', { origin: 'https://elsewhere.example' }, undefined],
  ['another scheme', { origin: 'http://www.maru.example' }, undefined],
  ['staff', { cookie: 'a=b; maru-staff=x' }, undefined],
  ['JSON', { 'content-type': 'application/json' }, undefined],
  ['another path', {}, '/svc/vitals/record'],
])('%s is left to the pipeline', async (_, headers, path) => {
  expect((await post('path=%2F', headers, path)).status).toBe(299)
  expect(seen).toEqual([])
})

test('a large body is left to the pipeline, and what the contract does not take is not counted', async () => {
  expect((await post(`path=%2F${'a'.repeat(3_000)}`)).status).toBe(299)
  for (const body of ['', 'path=cs', `path=%2F${'a'.repeat(600)}`]) expect((await post(body)).status).toBe(200)
  expect(seen).toEqual([])
})

test('an address that reports too much is left to the pipeline, which refuses it, until the minute is over', async () => {
  for (let i = 0; i < 600; i++) await post('path=%2F')
  expect((await post('path=%2F')).status).toBe(299)
  expect((await post('path=%2F', { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
  now += 61_000
  expect((await post('path=%2F')).status).toBe(200)
})
