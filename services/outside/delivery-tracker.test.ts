// SYS-40: where parcels are, by the wire contract of the tracking service.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TrackedCarrier } from '@/schemas/rules/store/parcel-tracking'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { tracker } from '@/services/simulators/tracker'
import { useSettings } from '@/tests/support/test-app'
import { deliveryTracker, trackParcel } from './delivery-tracker'

/** 19:00 in Seoul on 2 June; a number that begins with 260601 left at 21:00 on the first. */
const NOW = new Date('2026-06-02T10:00:00Z')
let now = NOW
let sim: OpenSimulators
const use = (more: Record<string, string> = {}) => useSettings(tmpdir(), { DEVSIM_PORT: String(sim.port), ...more })
beforeAll(async () => {
  sim = await openSimulators({ simulators: [tracker], now: () => now })
})
afterAll(() => sim.close())
beforeEach(async () => {
  now = NOW
  use()
  await fetch(`${sim.url}/_ctl/reset`, { method: 'POST', body: JSON.stringify({ service: 'tracker' }) })
})
const force = (outcome: string, more: object = {}) =>
  fetch(`${sim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'tracker', outcome, ...more }) })
const ask = (trackingNo: string, carrier: TrackedCarrier = 'cj') => trackParcel({ carrier, trackingNo })

test('a parcel has the steps that have happened, the oldest first, without a word of persons', async () => {
  expect(await ask('260601000001')).toEqual({
    ok: true,
    status: 'OUT_FOR_DELIVERY',
    steps: [
      { status: 'INFORMATION_RECEIVED', place: '라움결 물류센터', at: new Date('2026-06-01T12:00:00Z') },
      { status: 'AT_PICKUP', place: '이천터미널', at: new Date('2026-06-01T14:00:00Z') },
      { status: 'IN_TRANSIT', place: '이천터미널', at: new Date('2026-06-01T18:00:00Z') },
      { status: 'IN_TRANSIT', place: '옥천허브', at: new Date('2026-06-02T01:00:00Z') },
      { status: 'IN_TRANSIT', place: '강남역삼', at: new Date('2026-06-02T06:00:00Z') },
      { status: 'OUT_FOR_DELIVERY', place: '강남역삼', at: new Date('2026-06-02T07:00:00Z') },
    ],
  })
})

test.each([
  ['260601000001', 13, 'IN_TRANSIT'],
  ['260601000001', 24, 'DELIVERED'],
  ['260601000007', 24, 'ATTEMPT_FAIL'],
  ['260601000008', 15, 'EXCEPTION'],
  ['680012340009', 10, 'IN_TRANSIT'],
  ['680012340009', 20, 'OUT_FOR_DELIVERY'],
])('%s is after %i hours in %s', async (trackingNo, hours, status) => {
  now = new Date(Date.parse('2026-06-01T12:00:00Z') + hours * 3_600_000)
  expect(await ask(trackingNo)).toMatchObject({ ok: true, status })
})

test('every carrier of ours is known to the service', async () => {
  const numbers = { cj: '2606010001', hanjin: '260601000001', lotte: '260601000001', post: '2606010000001', logen: '26060100001' }
  for (const [carrier, number] of [...Object.entries(numbers), ['kyungdong', '260601001']] as const)
    expect(await ask(number, carrier as TrackedCarrier), carrier).toMatchObject({ ok: true })
})

test('what is forced on a number stays with it', async () => {
  await force('delivered', { about: '601111111111' })
  expect(await ask('601111111111')).toMatchObject({ status: 'DELIVERED' })
  expect(await ask('601111111111')).toMatchObject({ status: 'DELIVERED' })
  await force('pickup')
  expect(await ask('601111111112')).toMatchObject({ status: 'AVAILABLE_FOR_PICKUP' })
})

test.each([
  ['unknown', 'unknown', 'NOT_FOUND'],
  ['failed', 'carrier', 'INTERNAL'],
  ['unauthorized', 'away', 'UNAUTHENTICATED'],
  ['malformed', 'away', '200'],
  ['down', 'away', '503'],
])('the outcome %s is told apart as %s', async (outcome, fate, code) => {
  await force(outcome)
  expect(await ask('601111111113')).toEqual({ ok: false, fate, code })
})

test('a number of another shape is refused for good', async () => {
  expect(await ask('12')).toEqual({ ok: false, fate: 'refused', code: 'BAD_REQUEST' })
})

test('without credentials nobody is asked', async () => {
  useSettings(tmpdir(), { APP_MODE: 'production' })
  expect([deliveryTracker(), await ask('601111111113')]).toEqual([undefined, { ok: false, fate: 'away', code: 'off' }])
})

test('an answer that does not come ends the ask', async () => {
  const silent = createServer(() => undefined)
  const url = await listen(silent)
  use({ TRACKING_CLIENT_ID: 'id', TRACKING_CLIENT_SECRET: 'secret', TRACKING_API_URL: url })
  expect(await trackParcel({ carrier: 'cj', trackingNo: '601111111113' }, 200)).toEqual({ ok: false, fate: 'away', code: 'away' })
  silent.closeAllConnections()
  silent.close()
})

test('statuses that we do not know, times that are none, and names and numbers in a place do no harm', async () => {
  const at = '2026-06-01T21:00:00+09:00'
  const node = (code: string, name: string | null, time: string | null = at) => ({ node: { time, status: { code }, location: { name } } })
  const edges = [
    node('FLYING', '강남대리점(홍길동)'),
    node('IN_TRANSIT', '역삼 010-1234-5678 영업소'),
    node('IN_TRANSIT', '시간 없음', null),
  ]
  const told: string[] = []
  const server = createServer((request, response) => {
    told.push(`${request.headers.authorization} ${request.headers['content-type']}`)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: { track: { lastEvent: null, events: { edges } } } }))
  })
  use({ TRACKING_CLIENT_ID: 'id', TRACKING_CLIENT_SECRET: 'secret', TRACKING_API_URL: await listen(server) })
  expect(await ask('601111111113')).toEqual({
    ok: true,
    status: 'IN_TRANSIT',
    steps: [
      { status: 'UNKNOWN', place: '강남대리점', at: new Date(at) },
      { status: 'IN_TRANSIT', place: '역삼 영업소', at: new Date(at) },
    ],
  })
  expect(told).toEqual(['TRACKQL-API-KEY id:secret application/json'])
  server.close()
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
}
