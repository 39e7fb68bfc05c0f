import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { banners, clickCounts, popups, searchTags } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const OWN = { headers: { 'sec-fetch-site': 'same-origin' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const siteId = 'site'
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const period = { openFrom: new Date(0), openUntil: new Date(1) }
    await db.insert(searchTags).values([{ siteId, tag: '강마루', orderNo: 1 }])
    await db.insert(banners).values([
      {
        siteId,
        id: 'spring',
        position: 'home',
        title: '봄',
        link: '/',
        imagePc: '/a.webp',
        imageMo: '/a.webp',
        alt: '',
        orderNo: 1,
        ...period,
      },
    ])
    await db.insert(popups).values([{ siteId, popupId: 'hello', title: '인사', contents: '', routes: [], orderNo: 1, ...period }])
  })
  afterAll(() => app.drop())

  const count = (path: string, day = '2026-06-01T12:00:00+09:00') => app.get(path, { ...OWN, now: new Date(day) })

  test('a search word, a banner and a popup are counted separately, by the day of Seoul', async () => {
    const all = [
      await count('/svc/recTag/recKeyCnt?key=강마루'),
      await count('/svc/recTag/recKeyCnt?key=강마루', '2026-06-01T00:30:00+09:00'),
      await count('/svc/recTag/recKeyCnt?key=강마루', '2026-05-31T23:30:00+09:00'),
      await count('/svc/banner/rBannerCnt?bannerId=spring'),
      await count('/svc/popup/rPopupCnt?popupId=hello'),
    ]
    expect(all.map(({ status, data }) => [status, data.result])).toEqual(Array(5).fill([200, '200']))
    const rows = await app.open.db.select().from(clickCounts)
    expect(rows.map((row) => [row.kind, row.target, row.day, row.count]).toSorted()).toEqual([
      ['banner', 'spring', '2026-06-01', 1],
      ['popup', 'hello', '2026-06-01', 1],
      ['recTag', '강마루', '2026-05-31', 1],
      ['recTag', '강마루', '2026-06-01', 2],
    ])
  })

  test('a search word has its number of clicks', async () => {
    expect((await app.get('/svc/recTag/rRecTag')).data.items).toEqual([{ tag: '강마루', cnt: 3 }])
  })

  test('a hundred at once are a hundred', async () => {
    await Promise.all(Array.from({ length: 100 }, () => count('/svc/popup/rPopupCnt?popupId=hello', '2026-07-01T12:00:00+09:00')))
    const rows = await app.open.db.select().from(clickCounts)
    expect(rows.find(({ day }) => day === '2026-07-01')?.count).toBe(100)
  })

  test.each(['/svc/recTag/recKeyCnt?key=아무말', '/svc/banner/rBannerCnt?bannerId=none', '/svc/popup/rPopupCnt?popupId=none'])(
    'an unknown target is not counted: %s',
    async (path) => expect((await count(path)).status).toBe(404),
  )

  test('another site cannot count', async () => {
    expect((await app.get('/svc/recTag/recKeyCnt?key=강마루', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })
})
