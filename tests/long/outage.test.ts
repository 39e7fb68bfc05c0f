// T7: while the database is cut off or silent, visitors read on, every other request is answered at once with a request to retry, and
// service returns by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultProxy, type FaultProxy } from '@/tests/support/fault-proxy'
import { edition, editionOf, ownSite, type SiteResponse, type OwnSite } from '@/tests/support/own-site'
import { eventually, testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { setTimeout as sleep } from 'node:timers/promises'

const KEPT = ['/zin/home', '/styling/home', '/cs/notice', '/cs/faq', '/zin/event/event', '/zin/brand/about']
const UNSEEN = {
  cut: ['/etc/terms', '/etc/privacy', '/etc/email', '/etc/location'],
  hole: ['/cs/use-agreement', '/zin/brand/tv', '/styling/life-book', '/zin/payment-guarantee'],
}
const CALLS = ['/svc/service/page?pageRoute=/zin/home', '/svc/service/pageList', '/svc/service/site']
const ROUTE = '/campaign/outage'
/** Milliseconds: a request without an answer by then hangs. */
const PATIENCE = 6_000
const LASTS = 8_000

let database: TestDatabase
let proxy: FaultProxy
let site: OwnSite

beforeAll(async () => {
  database = await testDatabase('postgres', { migrated: false })
  const url = new URL(database.place.databaseUrl!)
  proxy = await faultProxy({ host: url.hostname, port: Number(url.port || 5432) })
  Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port) })
  site = await ownSite('outage', { DATABASE_URL: url.href })
}, 150_000)
afterAll(async () => {
  await site?.remove()
  await proxy?.close()
  await database?.drop()
}, 60_000)

/** Saves and publishes the next edition; records how far it came. */
const confirmed = { id: '', draftNumber: 0, revision: 0 }
async function write(): Promise<SiteResponse> {
  const definition = edition(ROUTE, confirmed.revision + 1, 3)
  const saved = await site.post(
    '/adm/foPage/save',
    { definition, ...(confirmed.id ? { id: confirmed.id, draftNumber: confirmed.draftNumber } : {}) },
    PATIENCE,
  )
  if (saved.status !== 200) {
    // A save whose answer was lost may have been stored: the answer gives the editor its number, and editing goes on from there.
    if (saved.status === 409) confirmed.draftNumber = Number(saved.data!.item['draftNumber'])
    return saved
  }
  Object.assign(confirmed, saved.data!.item)
  const deployed = await site.post('/adm/svcPageDeploy/deploy', { id: confirmed.id, draftNumber: confirmed.draftNumber }, PATIENCE)
  if (deployed.status === 200) confirmed.revision = Number(deployed.data!.item['number'])
  return deployed
}

async function expectWhole(paths: readonly string[]): Promise<void> {
  for (const path of paths) expect((await site.get(path)).status, path).toBe(200)
  expect((await write()).status).toBe(200)
  const page = await site.get(ROUTE)
  expect([page.status, editionOf(page.text, 3)]).toEqual([200, confirmed.revision])
}

/** All answers to requests that were repeated for as long as the outage lasted. */
async function crowd(unseen: readonly string[]) {
  const heard = { kept: [] as SiteResponse[], unseen: [] as SiteResponse[], calls: [] as SiteResponse[], writes: [] as SiteResponse[] }
  const hung: string[] = []
  let over = false
  async function visitor(name: keyof typeof heard, ask: (i: number) => Promise<SiteResponse>, pause: number): Promise<void> {
    for (let i = 0; !over; i++) {
      try {
        heard[name].push(await ask(i))
      } catch (cause) {
        hung.push(`${name}: ${String(cause)}`)
      }
      await sleep(pause)
    }
  }
  const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!
  const all = [
    ...Array.from({ length: 6 }, (_, v) => visitor('kept', (i) => site.get(at(KEPT, i + v), PATIENCE), 40)),
    ...Array.from({ length: 4 }, (_, v) => visitor('unseen', (i) => site.get(at(unseen, i + v), PATIENCE), 90)),
    ...Array.from({ length: 4 }, (_, v) => visitor('calls', (i) => site.get(at(CALLS, i + v), PATIENCE), 90)),
    visitor('writes', write, 150),
  ]
  return {
    heard,
    hung,
    async end() {
      over = true
      await Promise.all(all)
    },
  }
}

describe.each(['cut', 'hole'] as const)('while the wire is a %s', (weather) => {
  test('cached pages answer, the rest answers "retry", and service returns', async () => {
    for (const path of KEPT) expect((await site.get(path)).status, path).toBe(200)
    expect((await write()).status).toBe(200)
    const { pid } = site
    const before = pid()

    proxy.become(weather)
    const { heard, hung, end } = await crowd(UNSEEN[weather])
    await sleep(LASTS)
    // By now the server knows; from here on there is one answer for each kind of request.
    await eventually(async () => expect((await site.get('/readyz')).status).toBe(503))
    expect((await site.get('/healthz')).status).toBe(200)
    for (const path of CALLS) expectBusy(await site.get(path, PATIENCE))
    for (const path of UNSEEN[weather]) expectBusyPage(await site.get(path, PATIENCE))
    expectBusy(await write())
    await end()

    expect(hung).toEqual([])
    for (const { status, headers, text } of heard.kept) {
      expect(status).toBe(200)
      expect(['hit', 'stale']).toContain(headers.get('x-maru'))
      expect(text).toContain('</html>')
    }
    // The first ones may have been answered before the disturbance.
    for (const page of heard.unseen) if (page.status !== 200) expectBusyPage(page)
    for (const answer of heard.calls) if (answer.status !== 200) expectBusy(answer)
    for (const answer of heard.writes) if (answer.status !== 200) expectBusy(answer)
    for (const list of [heard.unseen, heard.calls, heard.writes])
      expect(list.filter(({ status }) => status === 503).length).toBeGreaterThan(0)

    proxy.become('pass')
    await eventually(async () => expect((await site.get('/readyz')).status).toBe(200))
    await eventually(async () => expect((await write()).status).toBe(200))
    await expectWhole([...KEPT, ...UNSEEN[weather], ...CALLS])
    expect(pid()).toBe(before)
    const count = Object.fromEntries(Object.entries(heard).map(([name, list]) => [name, list.length]))
    console.log(JSON.stringify({ test: 'T7', weather, ...count, hung: 0 }))
  })
})

function expectBusy({ status, headers, data }: SiteResponse): void {
  expect(status).toBe(503)
  expect(data).toMatchObject({ result: '503', resultMessage: expect.stringMatching(/잠시 후/) })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

function expectBusyPage({ status, headers, text }: SiteResponse): void {
  expect(status).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(text).toContain('잠시 후')
}
