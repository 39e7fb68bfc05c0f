import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '@/schemas/api/base/contract'
import type { browseVitals } from '@/schemas/api/site/vitals'
import { totalOf } from '@/schemas/rules/site/p75-of'
import { documents, revisions, vitalCounts } from '@/services/db/tables/site'
import { staffSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { forgetRoutes } from '@/services/site/domain/published-routes'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deleteOldVitals } from './delete-old-vitals'

type Browsed = Pick<Answer<typeof browseVitals>, 'items' | 'item' | 'totalCount'>
const OWN = { headers: { 'sec-fetch-site': 'same-origin' } }
const NOW = new Date('2026-11-22T12:00:00+09:00')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.update(staffSessions).set({ expiresAt: days(0.1) })
    for (const name of ['/styling/home', '/zin/product/:id', '/cs/찾아오시는-길']) {
      const publishedRevisionId = `${name} 1`
      await db.insert(documents).values({ id: name, siteId: 'site', kind: 'page', name, title: `${name}의 제목`, draft: '{}' })
      await db.insert(revisions).values({ id: publishedRevisionId, documentId: name, number: 1, body: '{}', createdBy: 'system' })
    }
    await db.update(documents).set({ publishedRevisionId: sql`${documents.id} || ' 1'` })
    forgetRoutes()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(vitalCounts)
    await app.open.db.delete(throttles)
  })

  const visit = (more: Record<string, unknown> = {}, now = NOW) =>
    app.post('/svc/vitals/record', { path: '/styling/home', _deviceType: 'mobile', lcp: 1800, cls: 0.02, ...more }, { ...OWN, now })
  const rows = () => app.open.db.select().from(vitalCounts)
  const browse = async (query = '') =>
    (await app.get(`/adm/vitals/browse?${query}`, { as: PEOPLE.manager, now: NOW })).data as unknown as Browsed

  test('a visit is counted by the day of Seoul, the route of its page and its width', async () => {
    const late = new Date('2026-11-22T00:10:00+09:00')
    const answers = [
      await visit(),
      await visit({ path: '/zin/product/floor-oak-natural', _deviceType: 'pc', cls: undefined }, late),
      await visit({ path: '/zin/product/tile-grey', _deviceType: 'pc', cls: undefined }, late),
      await visit({ path: '/cs/찾아오시는-길/', lcp: undefined, cls: undefined, inp: 40.5 }, new Date('2026-11-21T23:50:00+09:00')),
    ]
    expect(answers.map(({ status, data }) => [status, data.result])).toEqual(Array(4).fill([200, '200']))
    const stored = (await rows()).map(({ day, route, device, vital, counts }) => [day, route, device, vital, totalOf(counts)])
    expect(stored.toSorted()).toEqual([
      ['2026-11-21', '/cs/찾아오시는-길', 'mobile', 'inp', 1],
      ['2026-11-22', '/styling/home', 'mobile', 'cls', 1],
      ['2026-11-22', '/styling/home', 'mobile', 'lcp', 1],
      ['2026-11-22', '/zin/product/:id', 'pc', 'lcp', 2],
    ])
  })

  test('two hundred visits at once are two hundred, in as many rows as one has, by a few statements', async () => {
    const insert = vi.spyOn(app.open.db, 'insert')
    await Promise.all(Array.from({ length: 200 }, (_, i) => visit({ lcp: i * 20 })))
    const written = insert.mock.calls.filter(([table]) => (table as unknown) === vitalCounts).length
    insert.mockRestore()
    const stored = await rows()
    expect(stored.map(({ vital, counts }) => [vital, totalOf(counts)]).toSorted()).toEqual([
      ['cls', 200],
      ['lcp', 200],
    ])
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(50)
  })

  test.each([
    ['a path that is none', { path: 'https://elsewhere.example/' }],
    ['a long path', { path: `/${'a'.repeat(500)}` }],
    ['no path', { path: undefined }],
    ['a time below nothing', { lcp: -1 }],
    ['a time beyond a minute', { ttfb: 60_001 }],
    ['a shift beyond ten screens', { cls: 10.1 }],
    ['what is no number', { inp: 'fast' }],
    ['a device that we do not have', { _deviceType: 'fridge' }],
  ])('%s is refused', async (_, wrong) => {
    expect((await visit(wrong)).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('an invented path adds no row, and neither does a visit that measured nothing', async () => {
    expect((await visit({ path: '/no/such/page' })).status).toBe(200)
    expect((await visit({ lcp: undefined, cls: undefined })).status).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('neither another site nor a large body is counted, and one address only so often', async () => {
    const foreign = { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, now: NOW }
    expect((await app.post('/svc/vitals/record', { path: '/styling/home', _deviceType: 'pc', lcp: 1 }, foreign)).status).toBe(403)
    expect((await visit({ note: 'a'.repeat(6000) })).status).toBe(413)
    const statuses = await Promise.all(Array.from({ length: 301 }, async () => (await visit()).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('staff see the 75th percentile and its rating, the worst pages first and those with few visits last', async () => {
    await Promise.all([
      ...Array.from({ length: 30 }, () => visit({ lcp: 1000, inp: 100, fcp: 900, ttfb: 90 })),
      ...Array.from({ length: 30 }, () => visit({ path: '/zin/product/a', lcp: 4500, inp: 100, cls: 0.12 })),
      ...Array.from({ length: 3 }, () => visit({ path: '/cs/찾아오시는-길', _deviceType: 'pc', lcp: 50_000 })),
    ])
    const { items, item, totalCount } = await browse()
    expect(items.map((row) => [row.route, row.device, row.visits, row.rating])).toEqual([
      ['/zin/product/:id', 'mobile', 30, 'poor'],
      ['/styling/home', 'mobile', 30, 'good'],
      ['/cs/찾아오시는-길', 'pc', 3, 'poor'],
    ])
    expect([totalCount, item]).toEqual([3, { counts: { all: 3, poor: 2, fair: 0, good: 1 } }])
    expect(items[0]!.title).toBe('/zin/product/:id의 제목')
    expect(items[0]!.figures.lcp).toEqual({ p75: 4750, visits: 30, rating: 'poor' })
    expect(items[0]!.figures.cls?.rating).toBe('fair')
    expect(Object.keys(items[1]!.figures).toSorted()).toEqual(['cls', 'fcp', 'inp', 'lcp', 'ttfb'])
    const routes = async (query: string) => (await browse(query)).items.map(({ route }) => route)
    expect(await routes('sort=lcp&direction=asc')).toEqual(['/styling/home', '/zin/product/:id', '/cs/찾아오시는-길'])
    // What was not measured stands last, in both directions.
    expect((await routes('sort=ttfb&direction=asc'))[0]).toBe('/styling/home')
    expect((await routes('sort=ttfb'))[0]).toBe('/styling/home')
    expect(await routes('rating=good')).toEqual(['/styling/home'])
    expect(await routes('device=pc')).toEqual(['/cs/찾아오시는-길'])
    expect(await routes('search=product')).toEqual(['/zin/product/:id'])
    expect(await routes('size=1&page=2')).toEqual(['/styling/home'])
  })

  test('seven days are today and the six before it, and what is older than 90 days is deleted', async () => {
    for (const [lcp, ago] of [
      [1000, 0],
      [1000, 6],
      [5500, 7],
      [5500, 27],
      [9000, 28],
      [9000, 90],
      [9000, 91],
    ] as const)
      await visit({ lcp }, days(-ago))
    const visits = async (query: string) => (await browse(query)).items[0]!.visits
    expect(await visits('days=7')).toBe(2)
    expect(await visits('days=28')).toBe(4)
    await deleteOldVitals(app.open.db, NOW)
    expect([...new Set((await rows()).map(({ day }) => day))].toSorted()[0]).toBe('2026-08-24')
  })
})
